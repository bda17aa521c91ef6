import type { Generated } from 'kysely';
import type { Case } from '#lib/case/case.ts';
import type { Key } from '#lib/case/key.ts';
import type { Text } from '#lib/case/text.ts';
import { json, type Json } from './json.ts';
import type { Db } from './tables.ts';
import { isUuid } from './uuid.ts';

export type PackTable = { id: string; version: string; title: Json<Text>; meta: Json<unknown>; loaded_at: number };
export type CaseVersionTable = {
	id: Generated<string>;
	pack: string;
	pack_version: string;
	case_id: string;
	version: number;
	hash: string;
	body: Json<Case>;
	created_at: number;
};
export type CaseKeyTable = { case_version: string; body: Json<Key> };
export type FileRole = 'image' | 'mask';
export type CaseFileTable = {
	case_version: string;
	image: string;
	role: FileRole;
	sha256: string;
	bytes: number;
	media_type: string;
};

export type Pack = { id: string; version: string; title: Text; meta: unknown; loadedAt: number };
export type CaseVersion = {
	id: string;
	pack: string;
	packVersion: string;
	caseId: string;
	version: number;
	hash: string;
	body: Case;
	createdAt: number;
};
/** The bytes lie under the data folder by their sha256. */
export type CaseFile = { image: string; role: FileRole; sha256: string; bytes: number; mediaType: string };
export type NewCaseVersion = Omit<CaseVersion, 'id' | 'version' | 'createdAt'> & {
	key: Key;
	files: CaseFile[];
	at: number;
};

const version = [
	'id',
	'pack',
	'pack_version as packVersion',
	'case_id as caseId',
	'version',
	'hash',
	'body',
	'created_at as createdAt'
] as const;
const file = ['image', 'role', 'sha256', 'bytes', 'media_type as mediaType'] as const;

export async function putPack(db: Db, { id, version, title, meta, loadedAt }: Pack): Promise<void> {
	const described = { title: json(title), meta: json(meta), loaded_at: loadedAt };
	await db
		.insertInto('pack')
		.values({ id, version, ...described })
		.onConflict((taken) => taken.columns(['id', 'version']).doUpdateSet(described))
		.execute();
}

export async function packs(db: Db): Promise<Pack[]> {
	return db
		.selectFrom('pack')
		.select(['id', 'version', 'title', 'meta', 'loaded_at as loadedAt'])
		.orderBy('id')
		.orderBy('loaded_at')
		.execute();
}

/**
 * Adds a case with its key and files as the next version, unless the newest version has the same hash: then that one is
 * answered and `isNew` is false. Call it inside `tx`, so that no version stands without its key.
 */
export async function add(db: Db, fresh: NewCaseVersion): Promise<{ id: string; version: number; isNew: boolean }> {
	const { pack, packVersion, caseId, hash, body, key, files, at } = fresh;
	const newest = await newestOf(db, pack, caseId);
	if (newest?.hash === hash) return { id: newest.id, version: newest.version, isNew: false };
	const number = (newest?.version ?? 0) + 1;
	const { id } = await db
		.insertInto('case_version')
		.values({
			pack,
			pack_version: packVersion,
			case_id: caseId,
			version: number,
			hash,
			body: json(body),
			created_at: at
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	await db
		.insertInto('case_key')
		.values({ case_version: id, body: json(key) })
		.execute();
	for (const { image, role, sha256, bytes, mediaType } of files)
		await db
			.insertInto('case_file')
			.values({ case_version: id, image, role, sha256, bytes, media_type: mediaType })
			.execute();
	return { id, version: number, isNew: true };
}

export async function find(db: Db, id: string): Promise<CaseVersion | null> {
	if (!isUuid(id)) return null;
	return (await db.selectFrom('case_version').select(version).where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function newestOf(db: Db, pack: string, caseId: string): Promise<CaseVersion | null> {
	const found = await db
		.selectFrom('case_version')
		.select(version)
		.where('pack', '=', pack)
		.where('case_id', '=', caseId)
		.orderBy('version', 'desc')
		.limit(1)
		.executeTakeFirst();
	return found ?? null;
}

/** The newest version of every case, in the order of packs and case ids. */
export async function newest(db: Db): Promise<CaseVersion[]> {
	return db
		.selectFrom('case_version')
		.select(version)
		.distinctOn(['pack', 'case_id'])
		.orderBy('pack')
		.orderBy('case_id')
		.orderBy('version', 'desc')
		.execute();
}

/** The key of a version. Nothing of it may reach a browser before the attempt is released. */
export async function key(db: Db, id: string): Promise<Key> {
	const found = await db.selectFrom('case_key').select('body').where('case_version', '=', id).executeTakeFirst();
	if (!found) throw new Error(`case version ${id} has no key`);
	return found.body;
}

export async function files(db: Db, id: string): Promise<CaseFile[]> {
	return db
		.selectFrom('case_file')
		.select(file)
		.where('case_version', '=', id)
		.orderBy('image')
		.orderBy('role')
		.execute();
}

export async function fileOf(db: Db, id: string, image: string, role: FileRole): Promise<CaseFile | null> {
	const found = await db
		.selectFrom('case_file')
		.select(file)
		.where('case_version', '=', id)
		.where('image', '=', image)
		.where('role', '=', role)
		.executeTakeFirst();
	return found ?? null;
}
