/** Where a reference leads: a DOI, a PMID or a web address; null for words alone. */
export function addressOf(reference: string): string | null {
	const text = reference.trim();
	const doi = /^(?:doi:\s*|https?:\/\/(?:dx\.)?doi\.org\/)?(10\.\d{4,9}\/\S+)$/i.exec(text)?.[1];
	if (doi) return `https://doi.org/${encodeURI(doi)}`;
	const pmid = /^(?:pmid:?\s*)?(\d{4,9})$/i.exec(text)?.[1];
	if (pmid) return `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`;
	return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) ? new URL(text).href : null;
}
