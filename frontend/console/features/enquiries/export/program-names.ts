import { programOf } from '#contracts/api/program-edge';
import type { Language } from '#contracts/field-kit/fields';
import { programTexts } from '#shared/features/programs/program-texts.ts';
import { staffApi } from '../../session/staff-api.ts';

/** Looks up names of programs in the reader's language, each once. A program that no longer exists or fails to load has no name. */
export function createProgramNames(language: Language) {
  const names = new Map<string, string | undefined>();

  const fetchName = async (id: string) => {
    try {
      const program = await staffApi('GET /programs/{id}/current', { params: { id } });
      names.set(id, programTexts(programOf(program), language).trip_name);
    } catch {
      names.set(id, undefined);
    }
  };

  return {
    fetch: async (ids: readonly string[]) => {
      await Promise.all([...new Set(ids)].filter((id) => !names.has(id)).map(fetchName));
    },
    nameOf: (id: string) => names.get(id),
  };
}
