import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useAppData } from '#src/data/provider.tsx';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { verifyCode } from '../calls.ts';
import type { Enrolment } from '../calls.ts';
import { CodeField } from '../code-field.tsx';
import { codeRules } from '../rules.ts';
import { sayFault } from '../say-fault.ts';
import { accountWords } from '../words.ts';

export const address = import.meta.url;

interface EnrolmentFormProps {
  enrolment: Enrolment;
  onDone: () => void;
  onCancel: () => void;
}

/** A first code proves that the app has the key. */
export function EnrolmentForm({ enrolment, onDone, onCancel }: EnrolmentFormProps) {
  const { session } = useAppData();
  const words = useWords(accountWords);
  const form = useForm({ resolver: zodResolver(codeRules), defaultValues: { code: '' } });
  const { isSubmitting } = form.formState;
  const confirm = async ({ code }: { code: string }) => {
    const fault = await verifyCode(session, enrolment.id, code);
    if (fault) sayFault(fault, words);
    else onDone();
  };
  return (
    <form className="form" method="post" noValidate onSubmit={(event) => void form.handleSubmit(confirm)(event)}>
      <p>{words.enrol.scan}</p>
      <img className="qr-code" src={enrolment.picture} alt={words.enrol.picture} width="208" height="208" />
      <p className="muted small">{words.enrol.typed}</p>
      <code className="key">{enrolment.secret}</code>
      <CodeField form={form} words={words} />
      <Button type="submit" look="act" full busy={isSubmitting}>
        {isSubmitting ? words.secondStep.verifying : words.enrol.confirm}
      </Button>
      <Button look="quiet" full onClick={onCancel}>
        {words.enrol.cancel}
      </Button>
    </form>
  );
}
