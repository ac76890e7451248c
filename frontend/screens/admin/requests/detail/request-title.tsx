import { useTranslation } from 'react-i18next';
import type { EnquiryView } from '../../../../features/enquiries/staff/enquiry-view.ts';
import { TypeIcon } from '../../../../features/enquiries/staff/type-icon.tsx';
import { DeleteButton } from '../delete-button.tsx';
import styles from './request-title.module.css';

interface Props {
  request: EnquiryView;
  onDelete: (request: EnquiryView) => void;
}

export function RequestTitle({ request, onDelete }: Props) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.title}>
      <TypeIcon type={request.type} />
      <div className={styles.text}>
        <span className={styles.name}>
          <bdi>{request.name || t('requests.unnamed')}</bdi>
        </span>
        <bdi className={styles.reference}>{request.reference}</bdi>
      </div>
      <DeleteButton onClick={() => onDelete(request)} />
    </div>
  );
}
