/** Known script injections. Each records its number when it runs. */
export const SCRIPTS: readonly string[] = [
  '<script>window.ran=1</script>',
  '<img src=x onerror=window.ran=2>',
  '"><svg onload=window.ran=3>',
  "'-(window.ran=4)-'",
  '</title><script>window.ran=5</script>',
  '</script><script>window.ran=6</script>',
  'javascript:window.ran=7',
  '<iframe srcdoc="<script>top.ran=8</script>">',
  '{{constructor.constructor("window.ran=9")()}}',
  '${window.ran=10}',
  '<a href="javascript:window.ran=11">x</a>',
  '<style>@import "//evil.example"</style>',
  '<math><mi//xlink:href="data:x,<script>window.ran=13</script>">',
  'evil <b onmouseover=window.ran=14>',
  '=HYPERLINK("//evil.example","x")',
];
