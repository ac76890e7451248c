import { type ReactNode, useState } from 'react';
import type { Departure } from '#contracts/api/departures';
import { languages } from '#contracts/field-kit/language';
import { loadTexts } from '#shared/lib/i18n.ts';
import { useOnDemand } from '../on-demand/use-on-demand.ts';

/** The departure whose list is shown. */
export interface ListedDeparture {
  programId: string;
  /** The program's name in each language, for a text to the customer. */
  tripName: { ar: string; en: string | null };
  departure: Departure;
}

/** Loads the texts of every language, because customers are greeted in theirs. */
const loadDialog = async () => {
  const [dialog] = await Promise.all([
    import('./waiting-dialog.tsx'),
    loadTexts(['enquiries', 'adminRequests']),
    ...languages.map((language) => loadTexts(['adminWaiting'], { language })),
  ]);
  return dialog;
};

/** The dialog with a departure's waiting list, and a function that opens it. Its code loads when it is first opened. */
export function useWaitingList(): { dialog: ReactNode; openList: (of: ListedDeparture) => void } {
  const { Part: WaitingDialog, fetch } = useOnDemand(loadDialog);
  const [listed, setListed] = useState<ListedDeparture>();
  const [isOpen, setIsOpen] = useState(false);

  const openList = async (of: ListedDeparture) => {
    if (!(await fetch())) return;
    setListed(of);
    setIsOpen(true);
  };

  const dialog = WaitingDialog && listed && (
    <WaitingDialog key={listed.departure.id} listed={listed} open={isOpen} onClose={() => setIsOpen(false)} />
  );
  return { dialog, openList: (of) => void openList(of) };
}
