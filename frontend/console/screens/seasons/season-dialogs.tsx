import App from 'antd/es/app';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Season } from '#contracts/api/seasons';
import { useOnDemand } from '../../features/on-demand/use-on-demand.ts';
import type { SeasonList } from '../../features/seasons/use-seasons.ts';
import type { LeaveGuard } from './season-dialog.tsx';
import type { NamedSeason } from './use-open-season.ts';

/** Loaded on demand: the form and its calendars are large, and most visits only read. */
const loadDialog = () => import('./season-dialog.tsx');

interface Props {
  /** The season that the URL names. */
  named: NamedSeason | undefined;
  list: SeasonList;
  onOpen: (named: NamedSeason) => void;
  onClose: () => void;
}

/** An opening of the dialog. The form starts from the season at that time. */
interface Editing {
  number: number;
  named: NamedSeason;
  season: Season | undefined;
  isOpen: boolean;
}

/** Opens and closes the dialog that the URL names. With unsaved input it stays open when the URL changes, and asks. */
export function SeasonDialogs({ named, list, onOpen, onClose }: Props) {
  const { t } = useTranslation('adminSeasons');
  const { notification } = App.useApp();
  const { stored } = list;
  const [editing, setEditing] = useState<Editing>();
  const { Part: SeasonDialog, fetch: fetchDialog } = useOnDemand(loadDialog);
  const guard = useRef<LeaveGuard>(null);

  // The latest `onClose`: the user answers the question later, when the URL may have changed.
  const closeUrl = useRef<() => void>(undefined);
  useEffect(() => {
    closeUrl.current = named ? onClose : undefined;
  });
  const close = () => {
    setEditing((current) => current && { ...current, isOpen: false });
    closeUrl.current?.();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the URL opens or closes the dialog.
  useEffect(() => {
    if (!stored) return;
    if (named && !editing?.isOpen && !SeasonDialog) {
      void fetchDialog().then((came) => came || onClose());
    } else if (named && !editing?.isOpen) {
      const season = stored.seasons.find(({ id }) => id === named);
      if (season || named === 'new') {
        setEditing({ number: (editing?.number ?? 0) + 1, named, season, isOpen: true });
        return;
      }
      notification.warning({ title: t('gone') });
      onClose();
    } else if (!named && editing?.isOpen && !guard.current?.leave()) {
      // The user went back: until the question is answered, the dialog stays, so its URL is restored.
      onOpen(editing.named);
    }
  }, [named, stored === undefined, SeasonDialog === undefined]);

  if (!editing || !stored || !SeasonDialog) return null;
  return (
    <SeasonDialog
      key={editing.number}
      open={editing.isOpen}
      season={editing.season}
      stored={stored}
      guard={guard}
      onSaved={list.put}
      onClose={close}
      afterClose={() => setEditing(undefined)}
    />
  );
}
