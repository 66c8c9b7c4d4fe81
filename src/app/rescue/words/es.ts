export const words = {
  title: 'La aplicación aún no se ha abierto',
  detail:
    'Lo que anotaste está a salvo en este dispositivo. Si esta red pide que entres primero, abre cualquier página en tu navegador y hazlo.',
  act: 'Reparar y abrir',
};
