import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { saveFile } from '../../features/export/save-file.ts';
import { ProblemAlert } from '../../features/session/problem-alert.tsx';
import { useProblemText } from '../../features/session/use-problem-text.ts';
import { Part } from './part.tsx';

/** Makes the file in the browser, since only its connection limits how large it is. */
export function ExportPart() {
  const { t } = useTranslation('adminMoving');
  const problemText = useProblemText();
  const [state, setState] = useState<{ done: number; count: number } | { error: unknown } | 'done'>();
  const progress = typeof state === 'object' && 'done' in state ? state : undefined;
  const error = typeof state === 'object' && 'error' in state ? state.error : undefined;

  async function run() {
    setState({ done: 0, count: 0 });
    try {
      const { exportSite } = await import('../../features/site-moving/export-site.ts');
      const file = await exportSite((done, count) => setState({ done, count }));
      saveFile(file, `site_${riyadhDay()}.zip`);
      setState('done');
    } catch (problem) {
      setState({ error: problem });
    }
  }

  return (
    <Part title={t('export.title')} text={t('export.text')}>
      <ProblemAlert title={error ? t('export.failed') : undefined} text={error ? problemText(error) : undefined} />
      <Button icon={<DownloadOutlined aria-hidden />} loading={progress !== undefined} onClick={() => void run()}>
        {t('export.start')}
      </Button>
      <p role="status" style={{ marginBlockStart: '0.75rem' }}>
        {progress && t('export.progress', progress)}
        {state === 'done' && t('export.done')}
      </p>
    </Part>
  );
}
