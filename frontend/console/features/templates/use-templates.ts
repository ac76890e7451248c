import useSWR from 'swr';
import type { Whose } from '#contracts/api/kept-lists';
import type { TemplateList, Templates } from '#contracts/api/templates';
import { staffApi } from '../session/staff-api.ts';

/** The templates of replies that the signed-in person may use. */
export function useTemplates() {
  const { data, error, mutate } = useSWR('templates', () => staffApi('GET /desk/templates'));
  return {
    templates: data,
    error,
    refresh: () => void mutate(),
    /** Shows the newer state of a list. */
    put: (whose: Whose, list: TemplateList) =>
      void mutate((known: Templates | undefined) => known && { ...known, [whose]: list }, { revalidate: false }),
  };
}

export type TemplatesRead = ReturnType<typeof useTemplates>;
