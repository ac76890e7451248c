import { Client } from './client.ts';
import { addColleague } from './colleague.ts';

export interface Entry {
  id: string;
  action: string;
  record: { kind: string; id: string } | null;
}

export const actionsOf = (entries: Entry[]) => entries.map(({ action }) => action);

/** Signs an owner in with a separate account, and returns functions that search the audit trail. */
export async function openAuditTrail() {
  const account = await addColleague();
  const staff = new Client();
  await staff.signIn(account.email, account.password);

  const search = (query: string) => {
    const { limit, ...filter } = Object.fromEntries(new URLSearchParams(query));
    return staff.post('/activity/searches', { ...filter, ...(limit && { limit: Number(limit) }) });
  };
  const activity = async (query: string): Promise<Entry[]> => (await search(query)).json.data;

  return {
    account,
    staff,
    search,
    activity,
    /** The actions of a record, oldest first. */
    actionsOn: async (record: string) => actionsOf(await activity(`record=${record}`)).toReversed(),
    own: (more = '') => activity(`staff=${encodeURIComponent(account.email)}${more}`),
  };
}
