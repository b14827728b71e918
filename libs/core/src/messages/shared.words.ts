export const SHARED_MESSAGES = {
  notAChoice: () => 'This is not one of the choices.',
  notValid: () => 'This is not valid.',
  required: () => 'This is required.',
  tooLittle: () => 'This is too little.',
  tooMuch: () => 'This is too much.',
  wrongKind: () => 'This is not of the right kind.',
};
