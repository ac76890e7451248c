import WhatsAppOutlined from '@ant-design/icons/es/icons/WhatsAppOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import TextArea from 'antd/es/input/TextArea';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { nameInText } from '#contracts/api/site-brand-rules';
import { inLanguage } from '#contracts/website/in-language';
import { programTexts } from '#shared/features/programs/program-texts.ts';
import { useProgram } from '#shared/features/programs/use-program.ts';
import { formatDateTime } from '#shared/lib/format.ts';
import { useBrand } from '#shared/lib/use-brand.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { Hint } from '../../../components/hint.tsx';
import { ScrollableModal } from '../../../components/scrollable-modal.tsx';
import { chatLink } from '../../../features/enquiries/contact-links.ts';
import { invitationText } from '../../../features/enquiries/reply-text.ts';
import { useLetters } from '../../../features/enquiries/use-letters.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';

interface Props {
  enquiry: Enquiry;
  link: string;
  ends_at: string;
  onClose: () => void;
}

/** The message that invites a customer to write a testimonial, in the customer's language, and its link. */
export default function InviteDialog({ enquiry, link, ends_at, onClose }: Props) {
  const { t } = useTranslation(['adminCustomer', 'common']);
  const { language } = useLanguage();
  const labelId = useId();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const drafted = useInvitationText(enquiry, link);
  const [edited, setEdited] = useState<string>();
  const text = edited ?? drafted;

  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => notifySuccess(t('testimonial.copied')),
      (error) => notifyFailure(t('common:copy.failed'), error),
    );

  return (
    <ScrollableModal
      open
      title={t('testimonial.dialog')}
      width="36rem"
      onCancel={onClose}
      footer={
        <Flex wrap justify="end" gap="small" style={{ flex: 1 }}>
          <Button onClick={onClose}>{t('testimonial.close')}</Button>
          <Button onClick={() => void copy()}>{t('testimonial.copy')}</Button>
          <Button
            type="primary"
            icon={<WhatsAppOutlined aria-hidden />}
            href={chatLink(enquiry.phone, text)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('testimonial.chat')}
          </Button>
        </Flex>
      }
    >
      <Flex vertical gap={12}>
        <label htmlFor={labelId}>{t('testimonial.text')}</label>
        <TextArea
          id={labelId}
          value={text}
          onChange={({ target }) => setEdited(target.value)}
          autoSize={{ minRows: 6, maxRows: 14 }}
          lang={enquiry.language}
          dir="auto"
        />
        <Hint>{t('testimonial.ends', { until: formatDateTime(ends_at, language) })}</Hint>
      </Flex>
    </ScrollableModal>
  );
}

function useInvitationText({ name, language, program_id }: Enquiry, link: string): string {
  const { t } = useTranslation('adminReplies', { lng: language });
  const brand = useBrand();
  const letters = useLetters();
  const { data } = useProgram(program_id ?? undefined);
  return invitationText(name, {
    ...{ t, brand: nameInText(brand, language), link },
    program: data ? programTexts(data, language).trip_name : undefined,
    letters: letters && inLanguage(letters, language),
  });
}
