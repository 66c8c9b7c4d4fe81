import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#src/lib/words.ts';
import { composeMail } from '../../../supabase/local/auth/mails.ts';
import type { Letter } from '../../../supabase/local/auth/mails.ts';
import { WORDS } from '../../../supabase/local/auth/words.ts';
import type { Language } from '../../../supabase/local/auth/words.ts';
import { PASSWORD, openTestStack } from '../../support/stack.ts';
import type { TestStack } from '../../support/stack.ts';
import { followLink, lastMail, linkIn, mailsTo, sessionIn } from './support.ts';

let stack: TestStack;

async function signUp(email: string, language: unknown) {
  const options = { data: { first_name: 'Zoé', language } };
  const { error } = await stack.visitor().auth.signUp({ email, password: PASSWORD, options });
  expect(error).toBeNull();
}

const forget = (email: string) => stack.visitor().auth.resetPasswordForEmail(email);

async function languageOf(email: string): Promise<unknown> {
  const [row] = await stack.database.query(
    `select s.language from public.user_settings s join auth.users u on u.id = s.id where u.email = $1`,
    [email],
  );
  return row?.['language'];
}

describe('the language of a sign-up', () => {
  beforeAll(async () => {
    stack = await openTestStack();
  }, 120_000);
  afterAll(() => stack.close());

  test('is the one of the account and of its mails, from the first on', async () => {
    const [email, next] = ['zoe@example.test', 'zoe.next@example.test'];
    const expectLast = (to: string, subject: string) =>
      expect(lastMail(stack, to)).toMatchObject({ subject, html: expect.stringContaining('<html lang="fr">') });

    await signUp(email, 'fr');
    expectLast(email, 'Confirmez votre compte Ilera');

    const device = stack.visitor();
    const { data } = await device.auth.setSession(sessionIn(await followLink(linkIn(lastMail(stack, email)))));
    expect(await languageOf(email)).toBe('fr');
    await device.functions.invoke('send-welcome-email', { body: { userId: data.user?.id } });
    expectLast(email, 'Bienvenue chez Ilera');
    await forget(email);
    expectLast(email, 'Réinitialisez votre mot de passe Ilera');
    await device.auth.updateUser({ password: 'a new password', current_password: PASSWORD });
    expectLast(email, 'Votre mot de passe Ilera a été modifié');
    await device.auth.updateUser({ email: next });
    expectLast(email, 'Confirmez le changement de votre adresse Ilera');
    expectLast(next, 'Confirmez votre nouvelle adresse Ilera');
  });

  test('gives way to what the person chooses in the settings', async () => {
    await signUp('max@example.test', 'fr');
    await followLink(linkIn(lastMail(stack, 'max@example.test')));
    await stack.database.query(
      `update public.user_settings set language = 'de' where id = (select id from auth.users where email = 'max@example.test')`,
    );
    await forget('max@example.test');
    expect(lastMail(stack, 'max@example.test').subject).toBe('Setze dein Passwort bei Ilera zurück');
  });

  test.each([['it'], ['FR'], [''], [null], [7], [['fr']], [{ language: 'fr' }]])(
    'is English where it is none of ours: %j',
    async (language) => {
      const email = `${crypto.randomUUID()}@example.test`;
      await signUp(email, language);
      expect(lastMail(stack, email)).toMatchObject({
        subject: 'Confirm your Ilera account',
        html: expect.stringContaining('<html lang="en">'),
      });
      await followLink(linkIn(lastMail(stack, email)));
      expect(await languageOf(email)).toBe('en');
    },
  );

  test('changes nothing of an account that is there', async () => {
    await stack.account('taken@example.test', { language: 'es' });
    await signUp('taken@example.test', 'fr');
    expect(mailsTo(stack, 'taken@example.test')).toEqual([]);
    expect(await languageOf('taken@example.test')).toBe('es');

    await signUp('waiting@example.test', 'de');
    await signUp('waiting@example.test', 'fr');
    expect(mailsTo(stack, 'waiting@example.test').map(({ subject }) => subject)).toEqual([
      'Confirmez votre compte Ilera',
      'Bestätige dein Konto bei Ilera',
    ]);
  });
});

const [link, code] = ['https://a.test/verify?token=x', '123456'];
const LETTERS: Letter[] = [
  { kind: 'signup', link, code },
  { kind: 'recovery', link, code },
  { kind: 'email_change_current', link, code, newEmail: 'new@a.test' },
  { kind: 'email_change_new', link, code, oldEmail: 'old@a.test' },
  { kind: 'password_changed' },
  { kind: 'passkey_added' },
];
const compose = (letter: Letter, language: Language) => composeMail({ to: 'ada@a.test', language, letter }, 'Product');

/** The paragraphs, without the name of the product below them. */
const sentencesOf = (text: string) => text.trimEnd().split('\n\n').slice(0, -1);

describe('the letters', () => {
  test('are there in the languages of the app', () => {
    expect(Object.keys(WORDS)).toEqual([...LANGUAGES]);
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    test.each(LETTERS)('say all there is to say of $kind', (letter) => {
      const { subject, text, html } = compose(letter, language);
      const { kind: _, ...facts } = letter;
      expect(subject).toContain('Product');
      expect(html).toContain(`<html lang="${language}">`);
      const english = compose(letter, 'en').text;
      for (const fact of ['Product', ...Object.values(facts)]) {
        expect(html).toContain(fact);
        expect(text.split(fact)).toHaveLength(english.split(fact).length);
      }
      const inEnglish = sentencesOf(english);
      const sentences = sentencesOf(text);
      expect(sentences).toHaveLength(inEnglish.length);
      expect(sentences.every((sentence) => sentence.trim() !== '')).toBe(true);
      const left = sentences.filter((sentence) => inEnglish.includes(sentence));
      expect(left).toEqual(language === 'en' ? inEnglish : []);
    });
  });
});
