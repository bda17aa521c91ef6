import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readPicture } from '#lib/server/pictures.ts';

const secret = 'Whitlock, glioma';

function chunk(name: string, data: Uint8Array): Buffer {
	const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
	const bytes = Buffer.alloc(body.length + 8);
	bytes.writeUInt32BE(data.length);
	body.copy(bytes, 4);
	bytes.writeUInt32BE(crc32(body), body.length + 4);
	return bytes;
}

const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const head = chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]));
const data = chunk('IDAT', deflateSync(Buffer.from([0, 0])));
const end = chunk('IEND', Buffer.alloc(0));

function segment(marker: number, text: string): Buffer {
	const bytes = Buffer.from(`\xff\0\0\0${text}`, 'latin1');
	bytes[1] = marker;
	bytes.writeUInt16BE(text.length + 2, 2);
	return bytes;
}

const [soi, jfif, table, scan, eoi] = [
	Buffer.from([0xff, 0xd8]),
	segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0'),
	segment(0xdb, 'quantisation'),
	Buffer.concat([segment(0xda, 'scan'), Buffer.from([1, 2, 3, 0xff, 0, 4])]),
	Buffer.from([0xff, 0xd9])
];

describe('a picture', () => {
	test('is a PNG by its bytes, and keeps only what makes the picture', () => {
		const bytes = Buffer.concat([
			start,
			head,
			chunk('tEXt', Buffer.from(`Comment\0${secret}`)),
			data,
			end,
			Buffer.from(secret)
		]);
		const read = readPicture(bytes);
		expect(read).toEqual({
			value: { mediaType: 'image/png', bytes: Uint8Array.from(Buffer.concat([start, head, data, end])) }
		});
	});

	test('is a JPEG by its bytes, without what the camera wrote beside it', () => {
		const bytes = Buffer.concat([
			soi,
			jfif,
			segment(0xe1, `Exif\0\0${secret}`),
			segment(0xfe, secret),
			table,
			scan,
			eoi,
			Buffer.from(secret)
		]);
		const clean = Uint8Array.from(Buffer.concat([soi, jfif, table, scan, eoi]));
		expect(readPicture(bytes)).toEqual({ value: { mediaType: 'image/jpeg', bytes: clean } });
	});

	test.each([
		['another file under its name', Buffer.from('GIF89a'), 'is neither a PNG nor a JPEG, whatever its name says'],
		['nothing', Buffer.alloc(0), 'is neither a PNG nor a JPEG, whatever its name says'],
		['a PNG that is cut short', Buffer.concat([start, head, data.subarray(0, 9)]), 'is broken or cut short'],
		['a JPEG that is cut short', Buffer.concat([soi, jfif, table.subarray(0, 8)]), 'is broken or cut short'],
		['a JPEG without an end', Buffer.concat([soi, jfif, table, scan]), 'is broken or cut short']
	])('that is %s is refused', (_, bytes, says) => {
		expect(readPicture(bytes)).toEqual({ refused: says });
	});
});
