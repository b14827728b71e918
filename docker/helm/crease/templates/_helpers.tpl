{{- define "crease.selector" -}}
app.kubernetes.io/name: crease
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "crease.labels" -}}
{{ include "crease.selector" . }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end }}

{{/* Changes when a setting changes, so that the pods are replaced. */}}
{{- define "crease.podAnnotations" -}}
crease/settings: {{ toJson .Values.settings | sha256sum | trunc 16 | quote }}
{{- end }}

{{- define "crease.env" -}}
envFrom:
  - secretRef: { name: {{ .Values.existingSecret | quote }} }
env:
  - { name: PUBLIC_URL, value: {{ .Values.publicUrl | quote }} }
  - { name: TRUST_PROXY, value: '1' }
  - { name: METRICS_PORT, value: {{ .Values.metrics.port | quote }} }
  {{- range $name, $value := .Values.settings }}
  - { name: {{ $name }}, value: {{ $value | toString | quote }} }
  {{- end }}
{{- end }}

{{- define "crease.security" -}}
runAsNonRoot: true
runAsUser: 1000
allowPrivilegeEscalation: false
capabilities: { drop: [ALL] }
seccompProfile: { type: RuntimeDefault }
{{- end }}
