import Flex from 'antd/es/flex';
import Radio, { type RadioGroupProps } from 'antd/es/radio';
import { useTranslation } from 'react-i18next';
import { roles } from '#contracts/access';
import shared from '../console.module.css';

/** A form field with the roles and what each allows. */
export function RoleChoice(props: Pick<RadioGroupProps, 'id' | 'value' | 'onChange' | 'aria-label'>) {
  const { t } = useTranslation('adminTeam');
  return (
    <Radio.Group {...props} vertical className={shared.targets}>
      {roles.map((role) => (
        <Radio key={role} value={role}>
          <Flex component="span" vertical>
            {t(`roles.${role}.name`)}
            <span className={shared.hint}>{t(`roles.${role}.may`)}</span>
          </Flex>
        </Radio>
      ))}
    </Radio.Group>
  );
}
