import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Flex from 'antd/es/flex';
import Text from 'antd/es/typography/Text';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#shared/components/copy-button.tsx';
import shared from '../../components/console.module.css';
import { saveFile } from '../../features/export/save-file.ts';
import { useSession } from '../../features/session/use-session.ts';

interface Props {
  codes: readonly string[];
  /** Says from when the codes work. */
  text: string;
  /** The label of the button that goes on. */
  next: string;
  onNext: () => void;
  busy?: boolean;
  /** The button that goes back. */
  children: ReactNode;
}

/** Shows recovery codes to copy or download. The user goes on by confirming to have kept them. */
export function RecoveryCodes({ codes, text, next, onNext, busy = false, children }: Props) {
  const { t } = useTranslation('adminAccount');
  const { data: session } = useSession();
  const [isKept, setIsKept] = useState(false);
  const lines = codes.join('\n');
  const download = () => {
    const head = t('codes.fileTitle', { email: session?.staff.email });
    saveFile(new Blob([`${head}\n\n${lines}\n`], { type: 'text/plain;charset=utf-8' }), t('codes.fileName'));
  };
  return (
    <Flex vertical gap={12} align="start">
      <Alert type="warning" showIcon title={t('codes.once')} description={text} />
      <Flex component="ul" wrap gap="8px 16px" className={shared.bare} aria-label={t('codes.list')}>
        {codes.map((code) => (
          <li key={code}>
            <Text code dir="ltr">
              {code}
            </Text>
          </li>
        ))}
      </Flex>
      <Flex wrap align="center" gap="4px 12px">
        <Button icon={<DownloadOutlined aria-hidden />} onClick={download}>
          {t('codes.download')}
        </Button>
        <CopyButton text={lines} label={t('codes.copy')} isLabelled />
      </Flex>
      <Checkbox checked={isKept} onChange={({ target }) => setIsKept(target.checked)}>
        {t('codes.kept')}
      </Checkbox>
      <Flex wrap gap={12}>
        <Button type="primary" disabled={!isKept} loading={busy} onClick={onNext}>
          {next}
        </Button>
        {children}
      </Flex>
    </Flex>
  );
}
