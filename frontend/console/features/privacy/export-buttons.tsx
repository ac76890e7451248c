import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import PrinterOutlined from '@ant-design/icons/es/icons/PrinterOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { saveFile } from '../export/save-file.ts';
import { useFailureNotice } from '../session/use-failure-notice.ts';
import { useSuccessNotice } from '../session/use-success-notice.ts';
import { exportPerson, type Whom } from './privacy-records.ts';

type Kind = 'json' | 'html';

/**
 * Downloads a person's data. The file names do not identify the person, since the computer keeps a list of downloads.
 */
export function ExportButtons({ whom }: { whom: Whom }) {
  const { t } = useTranslation('adminPrivacy');
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const [busy, setBusy] = useState<Kind>();

  const save = async (kind: Kind) => {
    setBusy(kind);
    try {
      const { record, html, at } = await exportPerson(whom);
      const content = kind === 'json' ? JSON.stringify({ exported_at: at, ...record }, undefined, 2) : html;
      const type = kind === 'json' ? 'application/json' : 'text/html';
      saveFile(new Blob([content], { type: `${type};charset=utf-8` }), `personal-data_${riyadhDay()}.${kind}`);
      notifySuccess(t('person.exported'));
    } catch (error) {
      notifyFailure(t('person.exportFailed'), error);
    } finally {
      setBusy(undefined);
    }
  };

  return (
    <>
      <Button icon={<DownloadOutlined aria-hidden />} loading={busy === 'json'} onClick={() => void save('json')}>
        {t('person.json')}
      </Button>
      <Button icon={<PrinterOutlined aria-hidden />} loading={busy === 'html'} onClick={() => void save('html')}>
        {t('person.page')}
      </Button>
    </>
  );
}
