import { useTranslation } from 'react-i18next';
import { paths } from '#contracts/website/paths';
import { LinkButton } from '../../components/link-button.tsx';
import { ScreenHead } from '../../components/screen-head.tsx';
import { ExportPart } from './export-part.tsx';
import { ImportPart } from './import-part.tsx';

/** `/admin/site/moving`, for owners: the whole site as one file, out of this system and into it. */
export default function SiteMovingScreen() {
  const { t } = useTranslation('adminMoving');
  return (
    <>
      <ScreenHead title={t('title')} actions={<LinkButton to={paths.admin.site}>{t('back')}</LinkButton>}>
        <p>{t('subtitle')}</p>
      </ScreenHead>
      <ExportPart />
      <ImportPart />
    </>
  );
}
