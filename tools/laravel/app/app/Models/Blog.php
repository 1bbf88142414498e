<?php

namespace App\Models;

class Blog extends Item
{
}
