// What the browser fetches when it is first needed is here before a screen is tested, as after an idle moment.
if (typeof document !== 'undefined') {
  const [{ modalPart }, { toastPart }] = await Promise.all([
    import('../overlay/modalPart.ts'),
    import('../toast/toastPart.ts'),
  ]);
  await Promise.all([modalPart.load(), toastPart.load()]);
}

export {};
