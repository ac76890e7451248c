import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteImport } from '#contracts/api/site-import';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import { useProblemText } from '../../features/session/use-problem-text.ts';
import { useSiteImport } from '../../features/site-moving/use-site-import.ts';
import { ImportFailed } from './import-failed.tsx';
import { ImportReview } from './import-review.tsx';
import { Part } from './part.tsx';

/** Reads a file, shows what it would change, and applies it. */
export function ImportPart() {
  const { t } = useTranslation('adminMoving');
  const { local, stored, isStuck, check, apply, goOn, discard } = useSiteImport();
  const problemText = useProblemText();
  const input = useRef<HTMLInputElement>(null);
  const isApplying = stored?.state === 'applying';
  return (
    <Part title={t('import.title')} text={t('import.text')}>
      {!isApplying && (
        <p>
          <input
            ref={input}
            type="file"
            style={{ display: 'none' }}
            accept=".zip,application/zip"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // The same file can be chosen again.
              target.value = '';
              if (file) void check(file);
            }}
          />
          {/* Speaks the page's language, unlike the browser's own field. */}
          <Button
            icon={<UploadOutlined aria-hidden />}
            loading={local?.step === 'checking'}
            onClick={() => input.current?.click()}
          >
            {t('import.file')}
          </Button>
        </p>
      )}
      <div aria-live="polite">
        {isApplying && <Applying site={stored} />}
        {isApplying && isStuck && (
          <Alert
            className={shared.alert}
            type="warning"
            showIcon
            title={t('import.stuck')}
            description={local?.step === 'failed' ? problemText(local.error) : undefined}
            action={<Button onClick={() => void goOn(stored)}>{t('import.goOn')}</Button>}
          />
        )}
        {stored?.state === 'done' && !local && <Alert type="success" showIcon title={t('import.done')} />}
        {local?.step === 'checking' && (
          <>
            <Hint>{t('import.checking', { done: local.done, count: local.count })}</Hint>
            <Bar done={local.done} count={local.count} />
          </>
        )}
        {local?.step === 'failed' && !isApplying && <ImportFailed error={local.error} />}
      </div>
      {local?.step === 'checked' && (
        <ImportReview checked={local.checked} onApply={apply} onDiscard={() => void discard()} />
      )}
    </Part>
  );
}

/** The browser's own: antd's would grow in what visitors load. */
function Bar({ done, count }: { done: number; count: number }) {
  const { t } = useTranslation('adminMoving');
  return (
    <progress
      value={done}
      max={Math.max(1, count)}
      aria-label={t('import.title')}
      style={{ inlineSize: '100%', accentColor: 'var(--color-teal)' }}
    />
  );
}

function Applying({ site: { documents, total } }: { site: SiteImport }) {
  const { t } = useTranslation('adminMoving');
  const done = total - documents.length;
  return (
    <>
      <Hint>{t('import.applying', { done, count: total })}</Hint>
      <Bar done={done} count={total} />
    </>
  );
}
