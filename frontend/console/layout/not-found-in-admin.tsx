import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#contracts/website/paths';
import { PageTitle } from '#shared/components/page-title.tsx';
import { StateMessage } from '#shared/components/state-message.tsx';

export function NotFoundInAdmin() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  return (
    <>
      <PageTitle title={t('notFound.title')} />
      <StateMessage scene="lost" title={t('notFound.title')} text={t('notFound.text')} level={1}>
        <Button type="primary" onClick={() => navigate(paths.admin.index)}>
          {t('notFound.back')}
        </Button>
      </StateMessage>
    </>
  );
}
