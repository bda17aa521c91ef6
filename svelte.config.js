import adapter from '@sveltejs/adapter-node';

export default {
	kit: {
		adapter: adapter(),
		// The page of a refusal stands under the address that was asked for, at any depth.
		paths: { relative: false },
		// The start script calls `vite build` itself; a service worker or a CDN would reach outside the house.
		csp: {
			mode: 'auto',
			directives: {
				'default-src': ['self'],
				'img-src': ['self', 'data:', 'blob:'],
				'style-src': ['self', 'unsafe-inline'],
				'script-src': ['self', 'wasm-unsafe-eval'],
				'worker-src': ['self', 'blob:'],
				'connect-src': ['self', 'blob:', 'data:'],
				'object-src': ['none'],
				'frame-ancestors': ['none'],
				'base-uri': ['self'],
				'form-action': ['self']
			}
		}
	}
};
