import { useDesk } from '../enquiries/use-desk.ts';

/** The colleagues whom a note can mention: those who may have requests, without the reader. */
export function useColleagues() {
  const { data, mutate } = useDesk();
  type Desk = NonNullable<typeof data>;
  const others = (desk: Desk | undefined) => desk?.people.filter(({ id }) => id !== desk.me);
  /** Returns the known colleagues, or else asks for them. */
  const read = async () => others(data ?? (await mutate())) ?? [];
  return { data: others(data), read };
}
