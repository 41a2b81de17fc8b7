{{/* Name of a part's objects: (list . "gateway") */}}
{{- define "rotadas.name" -}}
{{- $root := index . 0 -}}
{{- $part := index . 1 -}}
{{- printf "%s-%s" $root.Release.Name $part | trunc 63 | trimSuffix "-" -}}
{{- end -}}

{{/* What selects a part's pods, which an upgrade may not change. */}}
{{- define "rotadas.selector" -}}
{{- $root := index . 0 -}}
{{- $part := index . 1 -}}
app.kubernetes.io/name: rotadas
app.kubernetes.io/instance: {{ $root.Release.Name }}
app.kubernetes.io/component: {{ $part }}
{{- end -}}

{{- define "rotadas.labels" -}}
{{- $root := index . 0 -}}
{{ include "rotadas.selector" . }}
app.kubernetes.io/version: {{ $root.Chart.AppVersion | quote }}
app.kubernetes.io/part-of: rotadas
app.kubernetes.io/managed-by: {{ $root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" $root.Chart.Name $root.Chart.Version }}
{{- end -}}

{{/* An egress rule to some ports, to some peers or anywhere: a value with `ports` and `to`. */}}
{{- define "rotadas.egress" -}}
{{- if .ports }}
- ports:
    {{- range .ports }}
    - { protocol: TCP, port: {{ . }} }
    {{- end }}
  {{- with .to }}
  to: {{- toYaml . | nindent 4 }}
  {{- end }}
{{- end }}
{{- end -}}

{{/* What the pods of services and jobs share: pull secrets, user, writable /tmp. */}}
{{- define "rotadas.pod" -}}
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
{{- end -}}

{{/* Image and isolation of a container: (list . "gateway") */}}
{{- define "rotadas.container" -}}
{{- $root := index . 0 -}}
{{- $part := index . 1 -}}
image: {{ printf "%s/%s:%s" $root.Values.image.repository $part ($root.Values.image.tag | default $root.Chart.AppVersion) | quote }}
imagePullPolicy: {{ $root.Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end -}}
