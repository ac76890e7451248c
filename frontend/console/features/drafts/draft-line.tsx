import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import CloudOutlined from '@ant-design/icons/es/icons/CloudOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import ExclamationCircleOutlined from '@ant-design/icons/es/icons/ExclamationCircleOutlined';
import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import Button from 'antd/es/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import { useLanguage } from '#shared/lib/use-language.ts';
import { Hint } from '../../components/hint.tsx';
import { useProblemText } from '../session/use-problem-text.ts';
import type { Autosave, DraftStatus } from './autosave.ts';
import { formatAgo } from './saved-ago.ts';

const icons = {
  typing: EditOutlined,
  saving: LoadingOutlined,
  saved: CheckOutlined,
  offline: CloudOutlined,
  failed: ExclamationCircleOutlined,
  conflict: ExclamationCircleOutlined,
};

interface DraftLineProps {
  status: DraftStatus;
  autosave: Pick<Autosave, 'flush' | 'chosen'>;
  /** True while the form is published. */
  isSaving: boolean;
}

/** Says where the form stands to its draft. Screen readers hear each change of it, not each second. */
export function DraftLine({ status, autosave, isSaving }: DraftLineProps) {
  const { t } = useTranslation('adminDrafts');
  const text = useStatusText(status);
  const { state } = status;
  if (state === 'unchanged' || isSaving) return null;
  const Icon = icons[state];
  const isProblem = state === 'failed' || state === 'offline' || state === 'conflict';
  return (
    <Hint as="div" data-draft={state}>
      <span aria-hidden>
        <Icon aria-hidden /> {text}
      </span>
      <span role="status">
        <VisuallyHidden>
          {isProblem || state === 'saved' ? t(`line.${state}`, { ago: '', reason: '' }) : ''}
        </VisuallyHidden>
      </span>
      {(state === 'failed' || state === 'offline') && (
        <Button type="link" onClick={() => void autosave.flush()}>
          {t('line.tryAgain')}
        </Button>
      )}
      {state === 'conflict' && (
        <Button type="link" onClick={() => void autosave.chosen()}>
          {t('line.keepChoices')}
        </Button>
      )}
    </Hint>
  );
}

function useStatusText(status: DraftStatus): string {
  const { t } = useTranslation('adminDrafts');
  const { language } = useLanguage();
  const problemText = useProblemText();
  const now = useSeconds();
  if (status.state === 'saved') return t('line.saved', { ago: formatAgo(status.at, now, language) });
  if (status.state === 'failed') return t('line.failed', { reason: problemText(status.error) });
  return status.state === 'unchanged' ? '' : t(`line.${status.state}`);
}

/** In milliseconds. */
const tick = 1_000;

function useSeconds(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tick);
    return () => clearInterval(timer);
  }, []);
  return now;
}
