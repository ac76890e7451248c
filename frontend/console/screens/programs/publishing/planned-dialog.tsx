import ScheduleOutlined from '@ant-design/icons/es/icons/ScheduleOutlined';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { type Ref, useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import { programTexts } from '#shared/features/programs/program-texts.ts';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { ScrollableModal } from '../../../components/scrollable-modal.tsx';
import { changePublication } from '../../../features/programs/drafts/draft-routes.ts';
import { timesOf } from '../../../features/programs/drafts/program-state.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';
import type { LeaveGuard } from '../editor/program-editor.tsx';

interface Props {
  open: boolean;
  program: Program;
  guard: Ref<LeaveGuard>;
  /** Called with the program without its plan: the content is the draft again, or was published meanwhile. */
  onCancelled: (program: Program) => void;
  onClose: () => boolean;
}

/** In the place of the editor: what is planned cannot be edited before the plan is cancelled. */
export function PlannedDialog({ open, program, guard, onCancelled, onClose }: Props) {
  const { t } = useTranslation('adminDrafts');
  const { language } = useLanguage();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const [isBusy, setIsBusy] = useState(false);
  useImperativeHandle(guard, () => ({ leave: onClose }));
  const words = { from: 'goesOnline', until: 'goesOffline' } as const;

  const cancel = async () => {
    setIsBusy(true);
    try {
      const now = await changePublication(program.id, 'cancel');
      // The planned time may have come while the dialog was open.
      notifySuccess(t(now.version === program.version ? 'planned.cancelled' : 'planned.published'));
      onCancelled(now);
    } catch (error) {
      setIsBusy(false);
      notifyFailure(t('planned.failed'), error);
    }
  };

  return (
    <ScrollableModal
      open={open}
      title={<bdi>{program.version > 0 ? programTexts(program, language).trip_name : t('planned.title')}</bdi>}
      width="36rem"
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('planned.close')}</Button>
          <Button type="primary" loading={isBusy} onClick={() => void cancel()}>
            {t('planned.cancel')}
          </Button>
        </>
      }
    >
      <Alert
        type="info"
        showIcon
        icon={<ScheduleOutlined aria-hidden />}
        title={timesOf(program).map(({ is, at }) => (
          <p key={at}>{t(`planned.${words[is]}`, { when: formatDateTime(at, language) })}</p>
        ))}
        description={t(program.version > 0 ? 'planned.text' : 'planned.textNew')}
      />
    </ScrollableModal>
  );
}
