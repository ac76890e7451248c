import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { topicIn } from '#contracts/api/enquiry-topic';
import { Ltr } from '#shared/components/ltr.tsx';
import shared from '../../../components/console.module.css';
import { Hint } from '../../../components/hint.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { TypeIcon } from '../../../features/enquiries/type-icon.tsx';
import { DeleteButton } from '../delete-button.tsx';
import styles from './enquiry-title.module.css';

interface Props {
  enquiry: Enquiry;
  /** The query that opens the next request of the list. */
  next: string | undefined;
  onDelete: (enquiry: Enquiry) => void;
}

export function EnquiryTitle({ enquiry, next, onDelete }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Flex align="center" gap={12} className={styles.title}>
      <TypeIcon topic={topicIn(enquiry)} />
      <div className={`${shared.rest} ${styles.name}`}>
        <bdi className={shared.words}>{enquiry.name || t('requests.unnamed')}</bdi>
        <Hint as="span">
          <Ltr>{enquiry.reference}</Ltr>
        </Hint>
      </div>
      {next && (
        <LinkButton
          type="text"
          icon={<DownOutlined aria-hidden />}
          to={next}
          aria-label={t('detail.next')}
          data-hint={t('detail.next')}
        />
      )}
      <DeleteButton type={enquiry.type} onClick={() => onDelete(enquiry)} />
    </Flex>
  );
}
