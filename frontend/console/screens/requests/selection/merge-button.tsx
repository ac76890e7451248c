import MergeOutlined from '@ant-design/icons/es/icons/MergeOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { loadTexts } from '#shared/lib/i18n.ts';
import { useOnDemand } from '../../../features/on-demand/use-on-demand.ts';
import { useMay } from '../../../features/session/use-may.ts';

const loadDialog = async () => {
  const [dialog] = await Promise.all([import('./merge-dialog.tsx'), loadTexts(['adminCustomer'])]);
  return dialog;
};

interface Props {
  enquiries: readonly Enquiry[];
  onMerged: (ids: string[]) => void;
}

/** Merges one of two selected requests into the other. */
export function MergeButton({ enquiries, onMerged }: Props) {
  const { t } = useTranslation('adminRequests');
  const mayMerge = useMay('PUT /requests/{type}/{id}/merged-into');
  const { Part: MergeDialog, isLoading, fetch } = useOnDemand(loadDialog);
  const [pair, setPair] = useState<readonly [Enquiry, Enquiry]>();
  const [isOpen, setIsOpen] = useState(false);
  const [one, other] = enquiries;
  const isPair = one && other && enquiries.length === 2;
  if (!mayMerge || (!isPair && !pair)) return null;

  const start = async () => {
    if (!isPair || !(await fetch())) return;
    setPair([one, other]);
    setIsOpen(true);
  };

  const label = t('selection.merge');
  return (
    <>
      {isPair && (
        <Button
          icon={<MergeOutlined aria-hidden />}
          loading={isLoading}
          aria-label={label}
          data-hint={label}
          onClick={() => void start()}
        />
      )}
      {MergeDialog && pair && (
        <MergeDialog
          pair={pair}
          open={isOpen}
          onMerged={() => onMerged(pair.map(({ id }) => id))}
          onClose={() => setIsOpen(false)}
          afterClose={() => setPair(undefined)}
        />
      )}
    </>
  );
}
