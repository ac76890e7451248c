import App from 'antd/es/app';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Departure } from '#contracts/api/departures';
import { formatShortDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import type { KeptDeparture } from '../../../../features/departures/kept-departures.ts';
import { useFailureNotice } from '../../../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../../../features/session/use-success-notice.ts';
import type { DeparturesControl } from './use-departures.ts';

/** The open dialog. `copied` is the departure from which a new one starts, `kept` what was typed before a reload. */
export type DepartureDialogKind = { kept?: KeptDeparture | undefined } & (
  | { kind: 'add'; copied?: Departure }
  | { kind: 'edit'; departure: Departure }
  | { kind: 'pattern' | 'paste' }
);

export type DepartureActions = ReturnType<typeof useDepartureActions>;

/** Returns the actions of staff on departures. */
export function useDepartureActions({ programId, list, remove }: DeparturesControl) {
  const { t } = useTranslation('adminOffer');
  const { language } = useLanguage();
  const { modal } = App.useApp();
  const notifyFailure = useFailureNotice();
  const notifySuccess = useSuccessNotice();
  const [dialog, setDialog] = useState<DepartureDialogKind>();

  const askToRemove = ({ id, from_date }: Departure) => {
    if (!programId) return;
    const isLast = list?.length === 1;
    void modal.confirm({
      title: t('departures.removeTitle', { day: formatShortDate(from_date, language) }),
      content: t(isLast ? 'departures.removeLast' : 'departures.removeText'),
      okText: t('departures.removeConfirm'),
      okButtonProps: { danger: true },
      cancelText: t('departures.keep'),
      autoFocusButton: 'cancel',
      onOk: async () => {
        try {
          await remove(programId, id);
          notifySuccess(t('departures.removed'));
        } catch (error) {
          notifyFailure(t('departures.removeFailed'), error);
        }
      },
    });
  };

  return { dialog, open: setDialog, close: () => setDialog(undefined), askToRemove };
}
