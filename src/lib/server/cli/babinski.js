#!/usr/bin/env node
// The command is JavaScript, so that node starts it as it is; the rest is TypeScript, which tsx reads in this same
// process: a second process between npm and the server would survive a signal and keep the data folder.
import { register } from 'tsx/esm/api';

const unregister = register();
const { run } = await import('./run.ts');
await run(process.argv.slice(2), unregister);
