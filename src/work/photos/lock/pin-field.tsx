import { PasswordField } from '#src/ui/fields/text-field.tsx';

interface PinFieldProps {
  label: string;
  help?: string;
  value: string;
  error: string | undefined;
  isNew?: boolean;
  onChange: (pin: string) => void;
}

/** Figures or letters; no manager of passwords is asked to keep it with the account's. */
export const PinField = ({ isNew = false, onChange, ...rest }: PinFieldProps) => (
  <PasswordField
    {...rest}
    inputMode="text"
    autoComplete={isNew ? 'new-password' : 'off'}
    maxLength={64}
    onChange={({ target }) => onChange(target.value)}
  />
);
