export type Found = { id: string; name: string; also: string | null };

/** Diagnoses whose names fit what is typed; the same list for every case. */
export async function findDiagnoses(typed: string): Promise<Found[]> {
	const response = await fetch(`/diagnoses?q=${encodeURIComponent(typed)}`, { signal: AbortSignal.timeout(5_000) });
	if (!response.ok) return [];
	const { found } = (await response.json()) as { found: Found[] };
	return found;
}
