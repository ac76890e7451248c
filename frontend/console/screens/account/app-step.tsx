import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import QRCode from 'antd/es/qr-code';
import Text from 'antd/es/typography/Text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#shared/components/copy-button.tsx';

interface Props {
  secret: string;
  uri: string;
  onNext: () => void;
  /** The button that cancels. */
  children: ReactNode;
}

/** Shows the secret for an authenticator app, to scan or to type. */
export function AppStep({ secret, uri, onNext, children }: Props) {
  const { t } = useTranslation('adminAccount');
  return (
    <>
      <p>{t('twoStep.scan')}</p>
      {/* Always dark on white, as cameras expect it. */}
      <QRCode value={uri} type="svg" size={176} color="#000" bgColor="#fff" />
      <Flex component="p" wrap align="center" gap="4px 8px">
        <span>{t('twoStep.typed')}</span>
        <Flex align="center" gap={8}>
          <Text code dir="ltr">
            {secret.replace(/.{4}(?=.)/g, '$& ')}
          </Text>
          <CopyButton text={secret} label={t('twoStep.copySecret')} />
        </Flex>
      </Flex>
      <Flex wrap gap={12}>
        <Button type="primary" onClick={onNext}>
          {t('next')}
        </Button>
        {children}
      </Flex>
    </>
  );
}
