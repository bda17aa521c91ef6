import { spawnSync } from 'node:child_process';
import { nameOf } from '#lib/scoring/benchmark-text.ts';
import { rankedHit, rankedHitValues } from '#lib/scoring/benchmarks/mrarebench-t1.ts';
import { bootstrap, clusterSums } from '#lib/scoring/comparison/cluster-bootstrap.ts';
import { bestMatches, type Vectors } from '#lib/scoring/metrics/greedy-matching.ts';
import { matcher } from '#lib/server/bertscore/matcher.ts';
import { chance } from '#test/build/chance.ts';
import { against, alone, median, type Line } from './numbers.ts';

const [tokens, dim] = [128, 1024];

/** What the measures cost: matching beside NumPy, a bootstrap beside R where R is there, predictions a second, and memory. */
export async function measures(rounds: number): Promise<Line[]> {
	return [...(await matching(rounds)), ...resampling(rounds), ...predictions()];
}

async function matching(rounds: number): Promise<Line[]> {
	const [a, b] = [vectors(1), vectors(2)];
	const plainOnes: number[] = [];
	const fast: number[] = [];
	const others: number[] = [];
	const found = await matcher(1);
	const best = 'unavailable' in found ? null : found;
	const beside = numpy() ?? tripleLoop(a, b);
	for (let round = 0; round < rounds; round++) {
		plainOnes.push(await millisecondsOf(() => bestMatches(a, b), 15));
		if (best) fast.push(await millisecondsOf(() => best(a, b), 60));
		others.push(await beside.measure());
	}
	return [
		...(best
			? [against(`greedy matching, onnxruntime : ${beside.name}`, 'ms', fast, others, { most: beside.most })]
			: []),
		alone('greedy matching without it, 128×128×1024', 'ms', median(plainOnes), { most: 10 })
	];
}

function vectors(seed: number): Vectors {
	const { below } = chance(seed);
	const values = Float32Array.from({ length: tokens * dim }, () => below(2000) / 1000 - 1);
	return { values, n: tokens, dim };
}

type Beside = { name: string; most: number; measure: () => Promise<number> };

/** NumPy on one core, as the published scores are matched; null where it is not installed. */
function numpy(): Beside | null {
	const script = `
import numpy as np, time
a = np.random.rand(${tokens}, ${dim}).astype('f4'); b = np.random.rand(${tokens}, ${dim}).astype('f4')
def match():
    x = a / np.linalg.norm(a, axis=1, keepdims=True); y = b / np.linalg.norm(b, axis=1, keepdims=True)
    s = x @ y.T
    return s.max(1), s.max(0)
times = []
for _ in range(60):
    began = time.perf_counter(); match(); times.append(time.perf_counter() - began)
print(sorted(times)[30] * 1000)`;
	const threads = { OPENBLAS_NUM_THREADS: '1', OMP_NUM_THREADS: '1', MKL_NUM_THREADS: '1' };
	const run = () => spawnSync('python3', ['-c', script], { encoding: 'utf8', env: { ...process.env, ...threads } });
	if (run().status !== 0) return null;
	return { name: 'NumPy float32', most: 1.3, measure: async () => Number(run().stdout) };
}

function tripleLoop(a: Vectors, b: Vectors): Beside {
	const loop = () => {
		let most = 0;
		for (let i = 0; i < tokens; i++) {
			for (let j = 0; j < tokens; j++) {
				let sum = 0;
				for (let k = 0; k < dim; k++) sum += (a.values[i * dim + k] as number) * (b.values[j * dim + k] as number);
				most = Math.max(most, sum);
			}
		}
		return most;
	};
	return { name: 'a plain triple loop (no NumPy here)', most: 1, measure: () => millisecondsOf(loop, 10) };
}

/** 10,000 replicates of 100 readers × 200 cases, clustered by case. */
function resampling(rounds: number): Line[] {
	const { below } = chance(3);
	const clusters = clusterSums(Array.from({ length: 200 }, () => Array.from({ length: 100 }, () => below(2))));
	const seconds: number[] = [];
	for (let round = 0; round < rounds; round++) {
		const began = performance.now();
		bootstrap(clusters, { seed: round, replicates: 10_000 });
		seconds.push((performance.now() - began) / 1000);
	}
	const ours = alone('10,000 cluster-bootstrap replicates', 's', median(seconds), { most: 1.5 });
	const r = boot();
	if (r === null) return [ours];
	const beside = (what: string, time: number, target = {}) =>
		against(
			what,
			's',
			seconds.map(() => time),
			seconds,
			target
		);
	return [
		ours,
		beside('R’s boot on the table : the same', r.table, { least: 20 }),
		beside('R’s boot on sums by case : the same', r.sums)
	];
}

/** The same by R's boot, in seconds: on the table as it stands, and on sums by case as ours works; null where there is no R. */
function boot(): { table: number; sums: number } | null {
	const script = `library(boot); set.seed(1); x <- matrix(rbinom(20000, 1, 0.5), 200); sums <- rowSums(x)
time <- function(d, f) system.time(boot(d, f, 10000))[["elapsed"]]
cat(time(x, function(d, i) mean(d[i, ])), time(sums, function(d, i) sum(d[i]) / 20000))`;
	const run = spawnSync('Rscript', ['-e', script], { encoding: 'utf8' });
	const [table = NaN, sums = NaN] = run.status === 0 ? run.stdout.split(' ').map(Number) : [];
	return Number.isFinite(table) && Number.isFinite(sums) ? { table, sums } : null;
}

/** 100,000 answers of ten candidates each; the later half must not hold more memory than the first. */
function predictions(): Line[] {
	const { below } = chance(5);
	const diseases = Array.from(
		{ length: 300 },
		(_, i) => `Disease of ${['Adams', 'Brown', 'Clark', 'Davis'][i % 4]} type ${i}`
	);
	const gold = diseases.map((name) => [nameOf(name), nameOf(`${name} syndrome`)]);
	const many = 100_000;
	const grown: number[] = [];
	let [seconds, hits] = [0, 0];
	for (let at = 0; at < many; at += 10_000) {
		const answers = Array.from({ length: 10_000 }, () =>
			Array.from({ length: 10 }, (_, k) => `${k + 1}. ${diseases[below(300)]}`).join('\n')
		);
		const began = performance.now();
		answers.forEach((answer, i) => {
			hits += rankedHitValues(rankedHit(answer, gold[i % 300] ?? []))['hit rate'] ?? 0;
		});
		seconds += (performance.now() - began) / 1000;
		globalThis.gc?.();
		grown.push(process.memoryUsage().heapUsed / 2 ** 20);
	}
	if (hits === 0) throw new Error('the bench found no hit at all');
	return [
		alone('MRareBench T1 answers scored a second', '/s', many / seconds, { least: 20_000 }),
		alone('heap, later half : first half', '', (grown.at(-1) ?? 0) / (grown[4] ?? 1), { most: 1.5 })
	];
}

async function millisecondsOf(work: () => unknown, times: number): Promise<number> {
	const all: number[] = [];
	for (let i = 0; i < times; i++) {
		const began = performance.now();
		await work();
		all.push(performance.now() - began);
	}
	return median(all);
}
