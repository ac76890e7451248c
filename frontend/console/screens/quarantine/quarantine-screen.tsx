import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { ScreenHead } from '../../components/screen-head.tsx';
import { useQuarantine } from '../../features/enquiries/use-quarantine.ts';
import { useMay } from '../../features/session/use-may.ts';
import { QuarantineResults } from './quarantine-results.tsx';
import { useDeleteSuspects } from './use-delete-suspects.ts';

/** Suspected spam: staff release what is real and delete the rest. */
export default function QuarantineScreen() {
  const { t } = useTranslation('adminQuarantine');
  const mayDelete = useMay('DELETE /quarantine');
  const mayRelease = useMay('POST /quarantine/{id}/release');
  const list = useQuarantine();
  const { quarantined, hasMore } = list;
  const { deleteOne, deleteAll } = useDeleteSuspects(list);
  const newest = quarantined?.[0]?.enquiry.id;

  return (
    <>
      <ScreenHead
        title={t('title')}
        actions={
          mayDelete &&
          newest && (
            <Button danger onClick={() => deleteAll({ until: newest, count: quarantined.length, hasMore })}>
              {t('deleteAll')}
            </Button>
          )
        }
      >
        <p>{t(mayRelease ? 'subtitle' : 'subtitleRead')}</p>
      </ScreenHead>
      <QuarantineResults list={list} mayRelease={mayRelease} onDelete={deleteOne} />
    </>
  );
}
