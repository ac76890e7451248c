import WhatsAppOutlined from '@ant-design/icons/es/icons/WhatsAppOutlined';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { pagePath } from '#contracts/website/page-path';
import { paths } from '#contracts/website/paths';
import { useLanguage } from '#shared/lib/use-language.ts';

/** The program's brochure, and a WhatsApp message with its address, for a contact that staff choose there. */
export function BrochureButtons({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('adminPrograms');
  const { language } = useLanguage();
  const path = pagePath(paths.brochure(id), language);
  const text = t('brochure.message', { title, url: location.origin + path });
  return (
    <>
      <Button href={path} target="_blank" rel="noopener noreferrer">
        {t('brochure.open')}
      </Button>
      <Button
        icon={<WhatsAppOutlined aria-hidden />}
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('brochure.send')}
      </Button>
    </>
  );
}
