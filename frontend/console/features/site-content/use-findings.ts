import type { FormInstance } from 'antd/es/form';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { Term } from '#contracts/api/site-glossary-rules';
import { useToday } from '#shared/lib/use-today.ts';
import { type Finding, findingsIn, pathsIn } from './section-checks.ts';
import type { SectionField, SectionValues } from './section-fields.ts';

/** In milliseconds: long enough to finish a path. */
const pause = 600;

/**
 * Asks the site itself, which knows its screens, its programs and what was moved.
 * @throws if the site cannot say it now: SWR asks again
 */
async function isMissing(path: string): Promise<boolean> {
  const { status } = await fetch(path.replace(/#.*/, ''), { method: 'HEAD', credentials: 'omit' });
  if (status >= 500) throw new Error(`The site answered ${status} for ${path}.`);
  return status === 404 || status === 410;
}

const missingAmong = async (paths: readonly string[]): Promise<ReadonlySet<string>> => {
  const missing = await Promise.all(paths.map(isMissing));
  return new Set(paths.filter((_, index) => missing[index]));
};

/** Returns the findings for the typed values. Links are checked after a pause in typing. */
export function useFindings(fields: readonly SectionField[], values: SectionValues, terms: readonly Term[]): Finding[] {
  const today = useToday();
  const typed = pathsIn(fields, values).join('\n');
  const [paths, setPaths] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaths(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data: missing } = useSWR(paths && ['paths of the site', paths], () => missingAmong(paths.split('\n')), {
    keepPreviousData: true,
  });
  return findingsIn(fields, values, { today, terms, leadsNowhere: (address) => missing?.has(address) ?? false });
}

/** Says each finding at its field. Terms have their own notes there. */
export function useFindingsAtFields(form: FormInstance, findings: readonly { path: Finding['path']; text: string }[]) {
  useEffect(() => {
    const wanted = new Map<string, string[]>();
    for (const { path, text } of findings) wanted.set(path.join('.'), [...(wanted.get(path.join('.')) ?? []), text]);
    const changed = form.getFieldsError().flatMap(({ name, warnings }) => {
      const own = wanted.get(name.join('.')) ?? [];
      return own.join('\n') === warnings.join('\n') ? [] : [{ name, warnings: own }];
    });
    if (changed.length > 0) form.setFields(changed as never);
  });
}
