package bench

// ParamKind is the type of a param's value.
type ParamKind string

// The kinds of param.
const (
	KindInt    ParamKind = "int"
	KindFloat  ParamKind = "float"
	KindChoice ParamKind = "choice"
	KindSwitch ParamKind = "switch"
)

// Scale says how a slider or sweep spreads a numeric param.
type Scale string

// The scales.
const (
	Linear Scale = "linear"
	Log    Scale = "log" // Min must be above 0
)

// Choice is one value of a choice param.
type Choice struct {
	Value  string // lower case letters, digits and hyphens
	Label  string
	Help   string
	Native bool // runs natively only: in a browser it is refused
}

// Param describes one parameter. Kind and Default are set by the method of
// Params that binds it.
type Param struct {
	Key     string // lower camel case, as in links and flags
	Label   string
	Help    string // one sentence
	Unit    string // "" for a plain number
	Min     float64
	Max     float64 // inclusive
	Least   float64 // the least value above 0, where 0 has a meaning of its own; 0: none
	Scale   Scale   // "" is Linear
	Choices []Choice
	When    When // the params under which it matters; nil: always

	Kind    ParamKind
	Default string // canonical text
}

// Numeric tells whether the param is a number.
func (p *Param) Numeric() bool { return p.Kind == KindInt || p.Kind == KindFloat }

// ParamError says that one value cannot be taken, and what would be right.
type ParamError struct {
	Key, Value, Want string
}

func (e *ParamError) Error() string { return e.Key + ": " + Quote(e.Value) + ": " + e.Want }

// Params collects a Workload's params while New declares them, and binds values.
type Params struct {
	list    []Param
	set     []func(text string) (canonical string, err error)
	current []string // canonical values
	browser bool     // choices that run natively only are refused
}

// Int declares a whole-number param and binds it to v.
func (p *Params) Int(v *int, def int, d Param) {
	d.Kind, d.Default = KindInt, formatInt(def)
	p.add(d, func(text string) (string, error) {
		n, err := d.parseInt(text)
		if err == nil {
			*v = n
		}
		return formatInt(n), err
	})
}

// Float declares a param with a fraction and binds it to v.
func (p *Params) Float(v *float64, def float64, d Param) {
	d.Kind, d.Default = KindFloat, formatFloat(def)
	p.add(d, func(text string) (string, error) {
		n, err := d.parseFloat(text)
		if err == nil {
			*v = n
		}
		return formatFloat(n), err
	})
}

// Choice declares a param with a closed list of values and binds it to v.
func (p *Params) Choice(v *string, def string, d Param) {
	d.Kind, d.Default = KindChoice, def
	p.add(d, func(text string) (string, error) {
		err := d.parseChoice(text, p.browser)
		if err == nil {
			*v = text
		}
		return text, err
	})
}

// Switch declares a param that is on or off and binds it to v. Its canonical
// texts are on and off.
func (p *Params) Switch(v *bool, def bool, d Param) {
	d.Kind, d.Default = KindSwitch, formatSwitch(def)
	p.add(d, func(text string) (string, error) {
		on, err := d.parseSwitch(text)
		if err == nil {
			*v = on
		}
		return formatSwitch(on), err
	})
}

func (p *Params) add(d Param, set func(string) (string, error)) {
	if d.Scale == "" {
		d.Scale = Linear
	}
	p.list = append(p.list, d)
	p.set = append(p.set, set)
	canonical, err := set(d.Default)
	if err != nil {
		panic("bench: default of " + d.Key + ": " + err.Error())
	}
	p.current = append(p.current, canonical)
}
