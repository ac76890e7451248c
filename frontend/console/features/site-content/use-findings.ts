import type { FormInstance } from 'antd/es/form';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { Contact } from '#contracts/api/site-contact-rules';
import type { Term } from '#contracts/api/site-glossary-rules';
import { dataAddresses } from '#contracts/website/published-data';
import { readPublished } from '#shared/lib/published.ts';
import { useToday } from '#shared/lib/use-today.ts';
import { type Finding, findingsIn, namesNoPart, pathsIn } from './section-checks.ts';
import type { SectionField, SectionValues } from './section-fields.ts';

/** In milliseconds: long enough to finish a path. */
const pause = 600;

/** In milliseconds, before a site that could not answer is asked again. */
const again = 3000;

/**
 * Asks the site itself, which knows its screens, its programs and what was moved. It never hears of a fragment.
 * @returns undefined if the site cannot say it now
 */
async function isMissing(path: string): Promise<boolean | undefined> {
  if (namesNoPart(path)) return true;
  const reply = await fetch(path.replace(/#.*/, ''), { method: 'HEAD', credentials: 'omit' }).catch(() => undefined);
  if (!reply || reply.status >= 500) return undefined;
  return reply.status === 404 || reply.status === 410;
}

async function missingAmong(paths: readonly string[]) {
  const missing = await Promise.all(paths.map(isMissing));
  return { paths: new Set(paths.filter((_, index) => missing[index])), isWhole: !missing.includes(undefined) };
}

/** Returns the findings for the typed values. Links are checked after a pause in typing. */
export function useFindings(fields: readonly SectionField[], values: SectionValues, terms: readonly Term[]): Finding[] {
  const today = useToday();
  const { data: contact } = useSWR(dataAddresses.section('contact'), readPublished<Contact>);
  // The form of the contact says it as it is typed.
  const always = typeof values.open_always === 'boolean' ? values.open_always : contact?.always;
  const typed = pathsIn(fields, values).join('\n');
  const [paths, setPaths] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaths(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data: missing } = useSWR(paths && ['paths of the site', paths], () => missingAmong(paths.split('\n')), {
    keepPreviousData: true,
    refreshInterval: (latest) => (latest?.isWhole === false ? again : 0),
  });
  return findingsIn(fields, values, {
    ...{ today, terms, closesAtTimes: always === false },
    leadsNowhere: (address) => missing?.paths.has(address) ?? false,
  });
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
