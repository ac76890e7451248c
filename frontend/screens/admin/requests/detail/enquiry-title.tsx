import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { Ltr } from '../../../../components/ltr.tsx';
import type { EnquiryView } from '../../../../features/enquiries/staff/enquiry-view.ts';
import { TypeIcon } from '../../../../features/enquiries/staff/type-icon.tsx';
import shared from '../../console.module.css';
import { LinkButton } from '../../link-button.tsx';
import { DeleteButton } from '../delete-button.tsx';
import styles from './enquiry-title.module.css';

interface Props {
  enquiry: EnquiryView;
  /** The query that opens the next request of the list. */
  next: string | undefined;
  onDelete: (enquiry: EnquiryView) => void;
}

export function EnquiryTitle({ enquiry, next, onDelete }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Flex align="center" gap={12} className={styles.title}>
      <TypeIcon type={enquiry.type} />
      <div className={`${shared.rest} ${styles.name}`}>
        <bdi className={shared.words}>{enquiry.name || t('requests.unnamed')}</bdi>
        <span className={shared.hint}>
          <Ltr>{enquiry.reference}</Ltr>
        </span>
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
