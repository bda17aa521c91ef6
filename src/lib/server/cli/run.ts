import { commands } from './commands.ts';

/** Finds the command and runs it. A refusal is printed as the sentence that it is; anything else with its stack. */
export async function run([name = 'help', ...args]: string[], unregister: () => Promise<void>): Promise<void> {
	const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (!command) return help(name);
	try {
		const { run } = await command.load();
		await run(args, unregister);
	} catch (error) {
		const isMeantToBeRead = error instanceof Error && (error.name === 'Refusal' || isAboutArguments(error));
		console.error(isMeantToBeRead ? error.message : error);
		process.exit(1);
	}
}

function help(name: string): void {
	console.log('babinski <command>\n');
	for (const [known, { says }] of Object.entries(commands)) console.log(`  ${known.padEnd(12)}${says}`);
	if (name !== 'help' && name !== '--help') {
		console.error(`\nThere is no command “${name}”.`);
		process.exitCode = 1;
	}
}

function isAboutArguments(error: Error): boolean {
	return String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
}
