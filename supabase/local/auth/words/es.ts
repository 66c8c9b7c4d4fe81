import type { Words } from './wording.ts';

export const words: Words = {
  code: (code) => `Si se te pide un código, es ${code}.`,
  linkLife: 'El enlace funciona una sola vez y durante una hora.',
  signup: (product) => ({
    subject: `Confirma tu cuenta de ${product}`,
    heading: `Te damos la bienvenida a ${product}`,
    before: ['Gracias por registrarte. Confirma que esta dirección es tuya y tu cuenta estará lista.'],
    button: 'Confirmar mi dirección',
    after: ['Si no te registraste, puedes ignorar este correo: la cuenta sigue cerrada hasta que la confirmes.'],
  }),
  recovery: (product) => ({
    subject: `Restablece tu contraseña de ${product}`,
    heading: 'Restablece tu contraseña',
    before: [`Alguien pidió una contraseña nueva para tu cuenta de ${product}. Si fuiste tú, elígela aquí.`],
    button: 'Elegir una contraseña nueva',
    after: ['Si no fuiste tú, puedes ignorar este correo: tu contraseña sigue igual.'],
  }),
  email_change_current: (product, newEmail) => ({
    subject: `Confirma el cambio de tu dirección en ${product}`,
    heading: 'Tu dirección está a punto de cambiar',
    before: [
      `Tu cuenta de ${product} va a pasar de esta dirección a ${newEmail}.`,
      'Confirma aquí que es lo que quieres. La dirección nueva también tiene que confirmarlo, con el correo que enviamos allí.',
    ],
    button: 'Confirmar el cambio',
    after: ['Si no lo pediste, no lo confirmes y cambia tu contraseña: puede que alguien la conozca.'],
  }),
  email_change_new: (product, oldEmail) => ({
    subject: `Confirma tu dirección nueva en ${product}`,
    heading: 'Confirma tu dirección nueva',
    before: [
      `La cuenta de ${product} de ${oldEmail} va a pasar a esta dirección.`,
      'Confirma aquí que es tuya. La dirección anterior también tiene que confirmar el cambio.',
    ],
    button: 'Confirmar mi dirección nueva',
    after: ['Si no lo pediste, puedes ignorar este correo y no pasará nada.'],
  }),
  password_changed: (product) => ({
    subject: `Tu contraseña de ${product} ha cambiado`,
    heading: 'Tu contraseña ha cambiado',
    before: [
      `La contraseña de tu cuenta de ${product} se acaba de cambiar, y se ha cerrado la sesión en tus otros dispositivos.`,
    ],
    after: ['Si no fuiste tú, pide enseguida una contraseña nueva en la página de inicio de sesión.'],
  }),
  passkey_added: (product) => ({
    subject: `Se añadió una llave de acceso a tu cuenta de ${product}`,
    heading: 'Se añadió una llave de acceso',
    before: [`Quien tenga el dispositivo en el que está puede entrar ahora con ella en tu cuenta de ${product}.`],
    after: ['Si no fuiste tú, quita la llave de acceso en los ajustes y cambia tu contraseña.'],
  }),
};
