import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import { loadTexts } from '#shared/lib/i18n.ts';
import { SelectionBar } from '../../../components/selection-bar.tsx';
import { useOnDemand } from '../../../features/on-demand/use-on-demand.ts';
import type { BulkDialogProps } from './bulk-dialog.tsx';
import type { BulkChange } from './bulk-plan.ts';
import { isFor } from './bulk-plan.ts';
import type { ProgramSelection } from './use-selection.ts';

const loadDialog = async () => {
  const [dialog] = await Promise.all([import('./bulk-dialog.tsx'), loadTexts(['adminDrafts'])]);
  return dialog;
};

interface Props {
  selection: ProgramSelection;
  /** With the programs as they are now. */
  onChanged: (programs: readonly Program[]) => void;
}

/** Publishes the selected programs, or takes them from the site. */
export function BulkBar({ selection, onChanged }: Props) {
  const { t } = useTranslation('adminPrograms');
  const { Part: BulkDialog, fetch, isLoading } = useOnDemand<BulkDialogProps>(loadDialog);
  /** The change and the programs when the dialog opened. The selection shrinks while it is open. */
  const [asked, setAsked] = useState<Pick<BulkDialogProps, 'change' | 'chosen'>>();
  const { chosen } = selection;
  const { length: count } = chosen;

  const ask = async (change: BulkChange) => {
    if (BulkDialog || (await fetch())) setAsked({ change, chosen });
  };
  const button = (change: BulkChange) => {
    const number = chosen.filter(({ state }) => isFor(change, state)).length;
    return (
      <Button
        data-action
        type={change === 'publish' ? 'primary' : 'default'}
        disabled={number === 0}
        loading={isLoading}
        onClick={() => void ask(change)}
      >
        {t(`selection.${change}`, { count: number })}
      </Button>
    );
  };
  return (
    <>
      <SelectionBar
        isShown={count > 0}
        words={{
          group: t('selection.group'),
          status: count > 0 ? t('selection.count', { count }) : '',
          clear: t('selection.clear'),
          progress: t('selection.progress'),
        }}
        onClear={() => selection.setChoosing(false)}
      >
        {button('publish')}
        {button('archive')}
      </SelectionBar>
      {asked && BulkDialog && (
        <BulkDialog
          {...asked}
          onDone={(programs) => {
            selection.drop(programs.map(({ id }) => id));
            onChanged(programs);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
