import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Modal from 'antd/es/modal';
import Spin from 'antd/es/spin';
import { useTranslation } from 'react-i18next';
import { Ltr } from '#shared/components/ltr.tsx';
import { formatDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import { ProblemAlert } from '../session/problem-alert.tsx';
import { useProblemText } from '../session/use-problem-text.ts';
import type { PagedFile } from './paged-file.ts';
import { useExport } from './use-export.ts';

export interface ExportDialogState {
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

interface Props extends ExportDialogState {
  /** Creates the file. */
  create: () => PagedFile;
  /** Returns the file's name, from the time of its oldest entry. */
  nameOf: (oldest: string | undefined) => string;
  /** Describes the file's content. */
  words: {
    begins: string;
    soFar: (count: number, day: string) => string;
    done: (count: number) => string;
    nothing: string;
    hint: string;
  };
}

/** Exports a filtered list to a file and shows the progress. */
export function ExportDialog({ open, onClose, afterClose, create, nameOf, words }: Props) {
  const { t } = useTranslation('adminExport');
  const { t: admin } = useTranslation('admin');
  const problemText = useProblemText();
  const { progress, retry, saveAgain } = useExport(create, nameOf);
  const { isDone, error, fileName } = progress;
  const isRunning = !isDone && !error;
  return (
    <Modal
      open={open}
      title={t('title')}
      onCancel={onClose}
      afterClose={afterClose}
      // An accidental click outside the dialog must not cancel a long export.
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
          <ProgressText {...progress} words={words} />
        </Flex>
        {fileName && (
          <p className={shared.words}>
            <Ltr>{fileName}</Ltr>
          </p>
        )}
        <Hint>{words.hint}</Hint>
      </Flex>
    </Modal>
  );
}

type ProgressTextProps = ReturnType<typeof useExport>['progress'] & Pick<Props, 'words'>;

function ProgressText({ count, until, isDone, words }: ProgressTextProps) {
  const { language } = useLanguage();
  const day = until && formatDate(until, language);
  if (isDone) return <p role="status">{count > 0 ? words.done(count) : words.nothing}</p>;
  return <p>{day ? words.soFar(count, day) : words.begins}</p>;
}
