import Flex from 'antd/es/flex';
import Radio, { type RadioGroupProps } from 'antd/es/radio';
import { useTranslation } from 'react-i18next';
import { roles } from '#contracts/api/access';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';

/** A form field with the roles and what each allows. */
export function RoleChoice(props: Pick<RadioGroupProps, 'id' | 'value' | 'onChange' | 'aria-label'>) {
  const { t } = useTranslation('adminTeam');
  return (
    <Radio.Group {...props} vertical className={shared.targets}>
      {roles.map((role) => (
        <Radio key={role} value={role}>
          <Flex component="span" vertical>
            {t(`roles.${role}.name`)}
            <Hint as="span">{t(`roles.${role}.may`)}</Hint>
          </Flex>
        </Radio>
      ))}
    </Radio.Group>
  );
}
