import type { Language } from '../_shared/language.ts';

interface Words {
  /** The mail with the link. */
  asked: { subject: string; paragraphs: (product: string) => string[]; review: string };
  /** The page behind the link. */
  confirm: { title: string; lost: string; act: string; keep: string };
  /** The page after it, and the last mail. */
  done: { title: string; told: (product: string) => string; close: string };
  expired: { title: string; again: string };
}

export const WORDS: Record<Language, Words> = {
  en: {
    asked: {
      subject: 'Confirm that your account is to be deleted',
      paragraphs: (product) => [
        `You asked us to delete your ${product} account with everything in it. Nothing is deleted until you confirm.`,
        'The link is good for one hour. If you did not ask, leave it, and nothing happens.',
      ],
      review: 'Review and confirm',
    },
    confirm: {
      title: 'Delete your account?',
      lost: 'Your profile, records, photos and appointments are removed. This cannot be undone.',
      act: 'Delete my account',
      keep: 'To keep the account, close this page.',
    },
    done: {
      title: 'Your account is deleted',
      told: (product) => `Your ${product} account and everything in it have been deleted, as you asked.`,
      close: 'You can close this page.',
    },
    expired: {
      title: 'This link may be invalid or expired',
      again: 'Ask again from the settings of your account.',
    },
  },
  es: {
    asked: {
      subject: 'Confirma la eliminación de tu cuenta',
      paragraphs: (product) => [
        `Nos pediste eliminar tu cuenta de ${product} con todo lo que contiene. Nada se elimina hasta que lo confirmes.`,
        'El enlace vale una hora. Si no lo pediste, no lo abras y no pasará nada.',
      ],
      review: 'Revisar y confirmar',
    },
    confirm: {
      title: '¿Eliminar tu cuenta?',
      lost: 'Se eliminan tu perfil, tus registros, fotos y citas. No se puede deshacer.',
      act: 'Eliminar mi cuenta',
      keep: 'Para conservar la cuenta, cierra esta página.',
    },
    done: {
      title: 'Tu cuenta está eliminada',
      told: (product) => `Tu cuenta de ${product} y todo lo que contenía se han eliminado, como pediste.`,
      close: 'Puedes cerrar esta página.',
    },
    expired: {
      title: 'Este enlace quizá no sea válido o haya caducado',
      again: 'Pídelo de nuevo desde los ajustes de tu cuenta.',
    },
  },
  fr: {
    asked: {
      subject: 'Confirmez la suppression de votre compte',
      paragraphs: (product) => [
        `Vous nous avez demandé de supprimer votre compte ${product} et tout ce qu’il contient. Rien n’est supprimé avant que vous ne confirmiez.`,
        'Le lien est valable une heure. Si vous n’avez rien demandé, laissez-le, et rien ne se passe.',
      ],
      review: 'Vérifier et confirmer',
    },
    confirm: {
      title: 'Supprimer votre compte ?',
      lost: 'Votre profil, vos entrées, photos et rendez-vous sont supprimés. C’est définitif.',
      act: 'Supprimer mon compte',
      keep: 'Pour garder le compte, fermez cette page.',
    },
    done: {
      title: 'Votre compte est supprimé',
      told: (product) => `Votre compte ${product} et tout ce qu’il contenait ont été supprimés, comme demandé.`,
      close: 'Vous pouvez fermer cette page.',
    },
    expired: {
      title: 'Ce lien n’est peut-être pas valable ou a expiré',
      again: 'Redemandez-le dans les réglages de votre compte.',
    },
  },
  de: {
    asked: {
      subject: 'Bestätige, dass dein Konto gelöscht werden soll',
      paragraphs: (product) => [
        `Du möchtest dein Konto bei ${product} mit allem darin löschen. Nichts wird gelöscht, bevor du es bestätigst.`,
        'Der Link gilt eine Stunde. Wenn du das nicht wolltest, lass ihn liegen, und es geschieht nichts.',
      ],
      review: 'Prüfen und bestätigen',
    },
    confirm: {
      title: 'Dein Konto löschen?',
      lost: 'Dein Profil, deine Einträge, Fotos und Termine werden entfernt. Das lässt sich nicht zurücknehmen.',
      act: 'Mein Konto löschen',
      keep: 'Um das Konto zu behalten, schließe diese Seite.',
    },
    done: {
      title: 'Dein Konto ist gelöscht',
      told: (product) => `Dein Konto bei ${product} und alles darin wurden gelöscht, wie du es wolltest.`,
      close: 'Du kannst diese Seite schließen.',
    },
    expired: {
      title: 'Dieser Link ist vielleicht ungültig oder abgelaufen',
      again: 'Fordere ihn in den Einstellungen deines Kontos neu an.',
    },
  },
};
