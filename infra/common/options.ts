import { type ParseArgsConfig, parseArgs } from 'node:util';
import { didYouMean } from './nearest.ts';
import { StartError } from './start-error.ts';

interface Option {
  type: 'string' | 'boolean';
  default?: string | boolean;
  /** True if the option may be repeated. */
  multiple?: boolean;
  /** The value for the list of options: `<name>`. */
  value?: string;
  /** The option's effect, for the list of options. */
  about: string;
}

/** The option of every command that works on a deployed stage. */
export const stageOption = {
  type: 'string',
  default: 'dev',
  value: '<name>',
  about: 'dev or production, whose settings are in infra/settings; dev by default',
} as const;

type Values<Options extends Record<string, Option>> = ReturnType<
  typeof parseArgs<{ options: Options; strict: true }>
>['values'];

/**
 * Reads a command's options. `--help` prints them and ends the process.
 * @param command as people type it: `npm run deploy --`
 * @throws StartError for an unknown option or parameter, with the list of the known ones
 */
export function readOptions<const Options extends Record<string, Option>>(
  command: string,
  options: Options,
  args: string[] = process.argv.slice(2),
): Values<Options> {
  if (args.includes('--help')) {
    console.log(listOf(command, options));
    process.exit(0);
  }
  try {
    return parseArgs({ options, args, strict: true, allowPositionals: false } as ParseArgsConfig).values as never;
  } catch (error) {
    throw new StartError(`${complaint(error as NodeJS.ErrnoException, options)}\n${listOf(command, options)}`);
  }
}

function complaint({ code, message }: NodeJS.ErrnoException, options: Record<string, Option>): string {
  const [sentence = '', unknown] = /^Unknown option '([^']+)'/.exec(message) ?? [message.split(/[.\n]/, 1)[0]];
  if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION' || !unknown) return `${sentence}.`;
  const names = Object.keys(options).map((name) => `--${name}`);
  return `There is no option ${unknown}.${names.length ? didYouMean(unknown, names) : ''}`;
}

function listOf(command: string, options: Record<string, Option>): string {
  const rows = Object.entries(options).map(([name, { value, about }]) => [
    `--${name}${value ? ` ${value}` : ''}`,
    about,
  ]);
  if (rows.length === 0) return `Use: ${command.replace(/ --$/, '')}, which has no options.`;
  const width = Math.max(...rows.map(([option = '']) => option.length));
  return [
    `Use: ${command} [options]`,
    ...rows.map(([option = '', about]) => `  ${option.padEnd(width)}  ${about}`),
  ].join('\n');
}
