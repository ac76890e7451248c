import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../infra/common/start-error.ts';
import { installPackages } from '../../infra/emulator/ministack.ts';
import { accepted } from './accepted.ts';
import { type DeployableTemplate, writeTemplates } from './templates.ts';

/**
 * Checks the stacks' templates with cfn-lint, for every region, and with checkov. Fails on a finding that is not
 * accepted, and on an accepted one that no longer occurs. With `--without-website` also the backend's templates for an
 * emulator, which differ in few resources.
 */
interface Finding {
  rule: string;
  /** Type and logical id of the resource, else the position in the template. */
  on: string;
  text: string;
  file: string;
}

const root = join(import.meta.dirname, '../..');

async function prepare(): Promise<string | undefined> {
  try {
    const requirements = join(import.meta.dirname, 'requirements.txt');
    return await installPackages('cfn-lint and checkov', requirements, console.log, join(root, '.local/templates'));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    // Exit code 77 tells `npm test` that the checks were skipped.
    process.exitCode = 77;
    console.log('Skipped: cfn-lint and checkov need Python 3.10 with its module venv.');
    return undefined;
  }
}

/** Runs a command that prints JSON, whatever its exit code is. */
const readJson = <T>(command: string, parameters: string[]): Promise<T> =>
  new Promise((resolve, reject) => {
    execFile(command, parameters, { maxBuffer: 256 * 1024 * 1024 }, (_, stdout, stderr) => {
      try {
        resolve(JSON.parse(stdout));
      } catch {
        reject(new Error(`${basename(command)} printed no JSON:\n${stderr || stdout}`));
      }
    });
  });

interface LintMatch {
  Filename: string;
  Rule: { Id: string };
  Message: string;
  Location: { Path: (string | number)[] | null };
}

async function lint(programs: string, { file, regions, types }: DeployableTemplate): Promise<Finding[]> {
  const parameters = ['--format', 'json', '--regions', ...regions, '--', file];
  const matches = await readJson<LintMatch[]>(join(programs, 'cfn-lint'), parameters);
  return matches.map(({ Rule, Message, Location }) => {
    const path = Location.Path ?? [];
    const [section, id] = path.map(String);
    const on = section === 'Resources' && id ? `${types.get(id)}.${id}` : path.join('/');
    return { rule: Rule.Id, on, text: Message, file };
  });
}

/** Returns the regions whose types cfn-lint does not know: it then takes those of us-east-1. */
async function unknownRegions(programs: string, regions: readonly string[]): Promise<string[]> {
  const code = 'import cfnlint; print(cfnlint.__path__[0])';
  const { stdout } = await promisify(execFile)(join(programs, 'python'), ['-c', code]);
  const lists = join(stdout.trim(), 'data/schemas/providers');
  if (!existsSync(lists)) throw new Error('cfn-lint keeps its lists of types in another place.');
  return regions.filter((region) => !existsSync(join(lists, `${region}.json`)));
}

interface CheckovReport {
  results?: { failed_checks: { check_id: string; check_name: string; resource: string; file_abs_path: string }[] };
  summary?: { parsing_errors: number };
}

async function check(programs: string, templates: DeployableTemplate[]): Promise<Finding[]> {
  const options = ['--framework', 'cloudformation', '--skip-download', '--compact', '--quiet', '--output', 'json'];
  const files = templates.map(({ file }) => file);
  const printed = await readJson<CheckovReport | CheckovReport[]>(join(programs, 'checkov'), [
    ...options,
    '--file',
    ...files,
  ]);
  return [printed].flat().flatMap(({ results, summary }) => {
    if (!results || summary?.parsing_errors !== 0) throw new Error('checkov could not read a template.');
    return results.failed_checks.map(({ check_id, check_name, resource, file_abs_path }) => ({
      ...{ rule: check_id, on: resource, text: check_name, file: file_abs_path },
    }));
  });
}

/** Runs tasks in parallel, as many as the machine has cores. */
async function inParallel<T>(tasks: (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  const waiting = [...tasks];
  const work = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) results.push(await task());
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

const programs = await prepare();
if (programs) {
  const templates = await writeTemplates(
    join(root, 'test-results/templates'),
    process.argv.includes('--without-website'),
  );
  for (const { file, regions, types } of templates) {
    console.log(
      `${basename(file)}: ${types.size} resources, ${regions.length > 1 ? `the same in ${regions.join(', ')}` : regions[0]}`,
    );
  }
  const unknown = await unknownRegions(programs, [...new Set(templates.flatMap(({ regions }) => regions))]);
  if (unknown.length) console.log(`cfn-lint knows no types of ${unknown.join(', ')} and takes those of us-east-1.`);
  // The largest first, so that no core has to wait for one at the end.
  const bySize = templates.toSorted((a, b) => b.types.size - a.types.size);
  const halves = [0, 1].map((half) => bySize.filter((_, i) => i % 2 === half));
  const findings = await inParallel([
    ...halves.map((half) => () => check(programs, half)),
    ...bySize.map((template) => () => lint(programs, template)),
  ]);
  process.exitCode = report(findings.flat()) ? 0 : 1;
}

/**
 * Prints what is wrong.
 * @returns true if nothing is
 */
function report(findings: Finding[]): boolean {
  const matching = ({ rule, on, file }: Finding) =>
    accepted.find(
      (one) =>
        one.rule === rule &&
        one.on.some((start) => on.startsWith(start)) &&
        (!one.stage || basename(file).includes(`-${one.stage}-`)),
    );
  const reasons = new Map(accepted.map((one) => [one, 0]));
  let refused = 0;
  for (const finding of findings) {
    const reason = matching(finding);
    if (reason) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    else {
      refused += 1;
      console.log(`${finding.rule} ${finding.on} in ${basename(finding.file)}: ${finding.text}`);
    }
  }
  const stale = [...reasons].filter(([, count]) => count === 0).map(([{ rule, on }]) => `${rule} on ${on.join(', ')}`);
  for (const entry of stale) console.log(`No template has ${entry} any longer: remove it from accepted.ts.`);
  console.log(
    `${refused} findings, ${findings.length - refused} accepted for ${accepted.length} reasons in accepted.ts`,
  );
  return refused === 0 && stale.length === 0;
}
