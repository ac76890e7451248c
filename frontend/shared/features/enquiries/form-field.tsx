import Form, { type FormItemProps } from 'antd/es/form';
import { cloneElement, createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './form-field.module.css';

interface FormFieldProps extends Pick<FormItemProps, 'name' | 'label' | 'required' | 'extra' | 'rules' | 'normalize'> {
  /** On phones the label and the control are beside each other, as in a list. */
  inRow?: boolean;
  /** The control. It gets its value, id and `aria-` attributes. */
  children: ReactElement<{ id?: string }>;
}

/** True in the forms of visitors. The console's keep antd's layout of a field. */
export const LightFields = createContext(false);

/** A field of an enquiry: label, control, hint and issue. */
export function FormField({ inRow = false, ...props }: FormFieldProps) {
  return useContext(LightFields) ? <LightField inRow={inRow} {...props} /> : <Form.Item {...props} />;
}

/**
 * The label, the control and its texts. antd's own layout of a field adds some ten components and measures the page
 * after each change: with it, a slow phone needs twice as long to show what is wrong. docs/decisions/0009
 */
function LightField({ label, required = false, extra, inRow = false, children, ...item }: FormFieldProps) {
  return (
    <Form.Item {...item} required={required} extra={extra} noStyle>
      <FieldParts text={label} isOptional={!required} hint={extra} inRow={inRow} control={children} />
    </Form.Item>
  );
}

interface FieldPartsProps {
  text: ReactNode;
  isOptional: boolean;
  hint: ReactNode;
  inRow: boolean;
  control: ReactElement<{ id?: string }>;
  /** antd's Form.Item sets it, the value and the `aria-` attributes. */
  id?: string;
}

function FieldParts({ text, isOptional, hint, inRow, control, id, ...bound }: FieldPartsProps) {
  const { errors } = Form.Item.useStatus();
  const [issue] = errors;
  return (
    <div className={`${styles.field} ${inRow ? styles.row : ''}`} data-invalid={issue ? '' : undefined}>
      <label htmlFor={id} className={styles.label}>
        {isOptional ? <Optional label={text} /> : text}
      </label>
      <div className={styles.control}>{cloneElement(control, { ...(id && { id }), ...bound })}</div>
      {/* Without an issue it is empty: the page fills it if the form is sent before hydration (`missing-fields.ts`). */}
      <div id={`${id}_help`} className={styles.issue} suppressHydrationWarning>
        {issue ? `${issue}` : ''}
      </div>
      {hint && (
        <div id={`${id}_extra`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}

/** Nearly every field is required, so the optional ones are marked. */
function Optional({ label }: { label: ReactNode }) {
  const { t } = useTranslation('enquiries');
  return (
    <span>
      {label} <small className={styles.optional}>{t('optional')}</small>
    </span>
  );
}
