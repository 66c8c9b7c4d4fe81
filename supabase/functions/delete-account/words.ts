import type { Language } from '../_shared/language.ts';

interface Words {
  /** The mail with the link. */
  asked: { subject: string; paragraphs: (product: string) => string[]; review: string };
  /** The last mail. */
  done: { subject: string; text: (product: string) => string };
}

export const WORDS: Record<Language, Words> = {
  en: {
    asked: {
      subject: 'Confirm that your account is to be deleted',
      paragraphs: (product) => [
        `You asked us to delete your ${product} account with everything in it. Nothing is deleted until you confirm.`,
        'Invoices and payments, if there are any, stay in our books without your name: the law wants them kept for six years.',
        'The link is good for one hour. If you did not ask, leave it, and nothing happens.',
      ],
      review: 'Review and confirm',
    },
    done: {
      subject: 'Your account is deleted',
      text: (product) =>
        `Your ${product} account and everything in it have been deleted, as you asked. Invoices and payments, if there were any, stay in our books without your name, because the law says so.`,
    },
  },
  es: {
    asked: {
      subject: 'Confirma la eliminación de tu cuenta',
      paragraphs: (product) => [
        `Nos pediste eliminar tu cuenta de ${product} con todo lo que contiene. Nada se elimina hasta que lo confirmes.`,
        'Las facturas y los pagos, si los hay, quedan en nuestros libros sin tu nombre: la ley exige guardarlos seis años.',
        'El enlace vale una hora. Si no lo pediste, no lo abras y no pasará nada.',
      ],
      review: 'Revisar y confirmar',
    },
    done: {
      subject: 'Tu cuenta está eliminada',
      text: (product) =>
        `Tu cuenta de ${product} y todo lo que contenía se han eliminado, como pediste. Las facturas y los pagos, si los hubo, quedan en nuestros libros sin tu nombre, porque la ley lo exige.`,
    },
  },
  fr: {
    asked: {
      subject: 'Confirmez la suppression de votre compte',
      paragraphs: (product) => [
        `Vous nous avez demandé de supprimer votre compte ${product} et tout ce qu’il contient. Rien n’est supprimé avant que vous ne confirmiez.`,
        'Les factures et paiements, s’il y en a, restent dans nos livres sans votre nom : la loi veut qu’ils soient gardés six ans.',
        'Le lien est valable une heure. Si vous n’avez rien demandé, laissez-le, et rien ne se passe.',
      ],
      review: 'Vérifier et confirmer',
    },
    done: {
      subject: 'Votre compte est supprimé',
      text: (product) =>
        `Votre compte ${product} et tout ce qu’il contenait ont été supprimés, comme demandé. Les factures et paiements, s’il y en avait, restent dans nos livres sans votre nom, car la loi l’exige.`,
    },
  },
  de: {
    asked: {
      subject: 'Bestätige, dass dein Konto gelöscht werden soll',
      paragraphs: (product) => [
        `Du möchtest dein Konto bei ${product} mit allem darin löschen. Nichts wird gelöscht, bevor du es bestätigst.`,
        'Rechnungen und Zahlungen, wenn es welche gibt, bleiben ohne deinen Namen in unseren Büchern: Das Gesetz will sie sechs Jahre aufbewahrt haben.',
        'Der Link gilt eine Stunde. Wenn du das nicht wolltest, lass ihn liegen, und es geschieht nichts.',
      ],
      review: 'Prüfen und bestätigen',
    },
    done: {
      subject: 'Dein Konto ist gelöscht',
      text: (product) =>
        `Dein Konto bei ${product} und alles darin wurden gelöscht, wie du es wolltest. Rechnungen und Zahlungen, wenn es welche gab, bleiben ohne deinen Namen in unseren Büchern, weil das Gesetz es verlangt.`,
    },
  },
};
