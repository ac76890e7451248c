import { api } from '../../../../lib/api.ts';

/** Looks up names of programs, each once. A program that no longer exists or fails to load has no name. */
export function createProgramNames() {
  const names = new Map<string, string | undefined>();

  const fetchName = async (id: string) => {
    try {
      names.set(id, (await api('GET /programs/{id}', { params: { id } })).trip_name);
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
