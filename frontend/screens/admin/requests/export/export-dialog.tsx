import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Modal from 'antd/es/modal';
import Spin from 'antd/es/spin';
import { useTranslation } from 'react-i18next';
import type { EnquiryType } from '#contracts/enquiries';
import { Ltr } from '../../../../components/ltr.tsx';
import type { EnquiryFilters } from '../../../../features/enquiries/staff/enquiry-filters.ts';
import { ProblemAlert } from '../../../../features/session/problem-alert.tsx';
import { useProblemText } from '../../../../features/session/problem-text.ts';
import { formatDate } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import shared from '../../console.module.css';
import { useExport } from './use-export.ts';

interface Props {
  type: EnquiryType | undefined;
  filters: EnquiryFilters;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

/** Writes the requests that the filters let through into a file, and says how far it has come. */
export default function ExportDialog({ type, filters, open, onClose, afterClose }: Props) {
  const { t } = useTranslation('adminExport');
  const { t: admin } = useTranslation('admin');
  const problemText = useProblemText();
  const { progress, retry, saveAgain } = useExport(type, filters);
  const { isDone, error, fileName } = progress;
  const isRunning = !isDone && !error;
  return (
    <Modal
      open={open}
      title={t('title')}
      onCancel={onClose}
      afterClose={afterClose}
      // A slip of the hand beside the dialog must not give up a long export.
      mask={{ closable: false }}
      footer={
        <>
          {fileName && (
            <Button icon={<DownloadOutlined aria-hidden />} onClick={saveAgain}>
              {t('saveAgain')}
            </Button>
          )}
          {Boolean(error) && (
            <Button type="primary" onClick={retry}>
              {t('goOn')}
            </Button>
          )}
          <Button type={isDone ? 'primary' : 'default'} onClick={onClose}>
            {isDone ? t('close') : admin('requests.cancel')}
          </Button>
        </>
      }
    >
      <Flex vertical gap={12}>
        <ProblemAlert title={error ? t('failed') : undefined} text={error ? problemText(error) : undefined} />
        <Flex align="center" gap={12} aria-busy={isRunning}>
          {isRunning && <Spin />}
          <ProgressText {...progress} />
        </Flex>
        {fileName && (
          <p className={shared.words}>
            <Ltr>{fileName}</Ltr>
          </p>
        )}
        <p className={shared.hint}>{t('hint')}</p>
      </Flex>
    </Modal>
  );
}

type ProgressTextProps = ReturnType<typeof useExport>['progress'];

function ProgressText({ count, until, isDone }: ProgressTextProps) {
  const { t } = useTranslation('adminExport');
  const { language } = useLanguage();
  const day = until && formatDate(until, language);
  if (isDone) return <p role="status">{count > 0 ? t('done', { count }) : t('nothing')}</p>;
  return <p>{day ? t('soFar', { count, day }) : t('begins')}</p>;
}
