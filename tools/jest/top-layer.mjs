// Simulates modal dialogs and popovers, which jsdom lacks: stacked in the order of opening, the last on top.
const { document, Event, HTMLDialogElement, HTMLElement } = window;
const layers = [];

const remove = (element) => {
  const at = layers.indexOf(element);
  if (at < 0) return false;
  layers.splice(at, 1);
  if (element.contains(document.activeElement)) document.activeElement.blur();
  return true;
};

function settle() {
  const dialog = layers.findLast((layer) => layer instanceof HTMLDialogElement);
  for (const child of document.body.children)
    child.toggleAttribute('inert', dialog !== undefined && !child.contains(dialog));
}

Object.assign(HTMLDialogElement.prototype, {
  showModal() {
    for (const layer of [...layers]) if (layer.popover === 'auto') layer.hidePopover();
    layers.push(this);
    this.setAttribute('open', '');
    settle();
  },
  close() {
    if (!remove(this)) return;
    this.removeAttribute('open');
    settle();
    void Promise.resolve().then(() => this.dispatchEvent(new Event('close')));
  },
});

const toggled = (element, newState) =>
  element.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState, oldState: '' }));

Object.defineProperty(HTMLElement.prototype, 'popover', {
  configurable: true,
  get() {
    return this.getAttribute('popover');
  },
  set(value) {
    this.setAttribute('popover', value);
  },
});

Object.assign(HTMLElement.prototype, {
  showPopover() {
    toggled(this, 'open');
    layers.push(this);
  },
  hidePopover() {
    if (remove(this)) toggled(this, 'closed');
  },
});

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const top = layers.findLast((layer) => layer.popover !== 'manual');
  if (top?.popover === 'auto') top.hidePopover();
  else if (top?.getAttribute('closedby') !== 'none' && top?.dispatchEvent(new Event('cancel', { cancelable: true })))
    top.close();
});

document.addEventListener('pointerup', ({ target }) => {
  for (const layer of layers.filter(({ popover }) => popover === 'auto').reverse()) {
    if (layer.contains(target) || target.closest('button')?.popoverTargetElement === layer) return;
    layer.hidePopover();
  }
});
